import { respondWithError } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { articlePath, frontPath, inFrench, permissionsIn } from '../fixtures/magazine-panel.testing.ts';
import { openMagazinePanel } from '../fixtures/open-magazine-panel.testing.ts';

const box = async () => within(await screen.findByRole('region', { name: 'Languages' }));
const lines = async () => (await box()).getAllByRole('listitem').map(({ textContent }) => textContent);
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const pages = () => screen.findByRole('spinbutton', { name: /pages/i });
const create = 'POST /content-manager/collection-types/:uid';

describe('an entry in several locales', () => {
  it('shows its versions with links', async () => {
    const { user, location } = await openMagazinePanel({ at: `${articlePath}/1` });
    expect(await lines()).toEqual(['English (en)Published', 'French (fr)Draft']);
    expect((await box()).queryByRole('link', { name: 'English (en)' })).not.toBeInTheDocument();
    await user.click((await box()).getByRole('link', { name: 'French (fr)' }));
    expect(await field(/title/i)).toHaveValue('La carrière');
    expect(location()).toBe(`${articlePath}/2?${inFrench}`);
  });

  it('marks the shared fields', async () => {
    await openMagazinePanel({ at: `${articlePath}/1` });
    expect(await screen.findAllByText('All languages')).toHaveLength(1);
    expect(await pages()).toHaveValue('12');
  });

  it('starts a translation with the shared values, and shows it as a version after the save', async () => {
    const { user, location, requests } = await openMagazinePanel({ at: `${articlePath}/3` });
    await user.click((await box()).getByRole('button', { name: 'Add a translation' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['French (fr)', 'Arabic (ar)']);
    await user.click(screen.getByRole('menuitem', { name: 'French (fr)' }));
    await screen.findByRole('heading', { level: 1, name: 'Create an entry' });
    expect(location()).toBe(`${articlePath}/create?${inFrench}&start[i18n.translation]=3`);
    expect(await pages()).toHaveValue('12');
    expect(await field(/title/i)).toHaveValue('');
    expect(await lines()).toEqual(['English (en)Draft', 'French (fr)Not saved yet']);
    await user.type(await field(/title/i), 'Le canal');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location()).toBe(`${articlePath}/9?${inFrench}`));
    expect(requests(create)).toMatchObject([
      { query: { locale: 'fr', relatedEntityId: '3' }, body: { title: 'Le canal', pages: 12 } },
    ]);
    await waitFor(async () => expect(await lines()).toEqual(['English (en)Draft', 'French (fr)Draft']));
    await user.click((await box()).getByRole('link', { name: 'English (en)' }));
    await waitFor(async () => expect(await field(/title/i)).toHaveValue('The canal'));
    await waitFor(async () => expect(await lines()).toEqual(['English (en)Draft', 'French (fr)Draft']));
    expect(screen.getByRole('link', { name: 'Back' })).not.toHaveAttribute(
      'href',
      expect.stringContaining('start'),
    );
  });

  it('reports shared values that cannot be loaded, with a button to retry', async () => {
    let tries = 0;
    const { user } = await openMagazinePanel({
      at: `${articlePath}/create?${inFrench}&start[i18n.translation]=3`,
      responses: {
        'POST /i18n/content-manager/actions/get-non-localized-fields': () => {
          tries += 1;
          return tries < 2
            ? respondWithError(403, 'ForbiddenError', 'Forbidden')
            : { nonLocalizedFields: { pages: 7 }, localizations: [] };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await pages()).toHaveValue('7');
  });

  it('copies the values of another version in one step', async () => {
    const { user, notices } = await openMagazinePanel({ at: `${articlePath}/2?${inFrench}` });
    await user.click((await box()).getByRole('button', { name: 'Fill in from another language' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveTextContent('English (en)');
    await user.click(dialog.getByRole('button', { name: 'Fill in' }));
    await waitFor(async () => expect(await field(/title/i)).toHaveValue('The quarry'));
    expect(await field(/text/i)).toHaveValue('Stone');
    expect(notices()).toMatchObject([{ tone: 'success', title: { values: { name: 'English (en)' } } }]);
    await user.click(await field(/title/i));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await field(/title/i)).toHaveValue('La carrière'));
    expect(await field(/text/i)).toHaveValue('Pierre');
  });

  it('stays unchanged when the other version cannot be loaded, and shows why', async () => {
    const read = 'GET /content-manager/collection-types/:uid/:id';
    const times = { createdAt: '', updatedAt: '' };
    const french = { id: 2, locale: 'fr', title: 'La carrière', ...times };
    const { user } = await openMagazinePanel({
      at: `${articlePath}/2?${inFrench}`,
      responses: {
        [read]: ({ params }) =>
          params.id === '1'
            ? respondWithError(400, 'ApplicationError', 'Not today')
            : { ...french, localizations: [{ id: 1, locale: 'en', ...times }] },
      },
    });
    await user.click((await box()).getByRole('button', { name: 'Fill in from another language' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Fill in' }));
    expect(await dialog.findByText('Not today')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await field(/title/i)).toHaveValue('La carrière');
  });

  it('is created in the locale of the list, which can be changed', async () => {
    const { user, location } = await openMagazinePanel({ at: `${articlePath}/create?${inFrench}` });
    expect(await lines()).toEqual(['French (fr)Not saved yet']);
    await user.click((await box()).getByRole('button', { name: 'Write it in another language' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Arabic (ar)' }));
    await waitFor(async () => expect(await lines()).toEqual(['Arabic (ar)Not saved yet']));
    expect(location()).toBe(`${articlePath}/create?plugins[i18n][locale]=ar`);
  });

  it('is created in a permitted locale when the address has none', async () => {
    const { location } = await openMagazinePanel({
      at: `${articlePath}/create`,
      permissions: permissionsIn(['fr']),
    });
    await waitFor(async () => expect(await lines()).toEqual(['French (fr)Not saved yet']));
    expect(location()).toBe(`${articlePath}/create?${inFrench}`);
    expect((await box()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('is not available to users who may not create entries in its locale', async () => {
    const { location, notices } = await openMagazinePanel({
      at: `${articlePath}/create?plugins[i18n][locale]=en`,
      permissions: permissionsIn(['fr']),
    });
    await waitFor(() => expect(location()).not.toContain('create'));
    expect(notices()).toMatchObject([{ tone: 'info' }]);
  });

  it('offers nothing without permission in the locale', async () => {
    const { user } = await openMagazinePanel({
      at: `${articlePath}/1`,
      permissions: [...permissionsIn(null, ['read']), ...permissionsIn(['fr'])],
    });
    expect(await field(/title/i)).toBeDisabled();
    for (const name of ['Save', 'Unpublish', 'Delete this entry', 'Fill in from another language']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    await user.click((await box()).getByRole('link', { name: 'French (fr)' }));
    await waitFor(async () => expect(await field(/title/i)).toHaveValue('La carrière'));
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
    expect((await box()).queryByRole('button', { name: 'Add a translation' })).not.toBeInTheDocument();
  });

  it('shows a version that the user may not read, without a link', async () => {
    await openMagazinePanel({ at: `${articlePath}/2?${inFrench}`, permissions: permissionsIn(['fr']) });
    expect(await lines()).toEqual(['English (en)Published', 'French (fr)Draft']);
    expect((await box()).queryByRole('link')).not.toBeInTheDocument();
    expect((await box()).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a single type in several locales', () => {
  it('starts a translation with the shared values, so that the other versions keep them', async () => {
    const { user, requests } = await openMagazinePanel({ at: frontPath });
    await user.click((await box()).getByRole('button', { name: 'Add a translation' }));
    await user.click(await screen.findByRole('menuitem', { name: 'French (fr)' }));
    await waitFor(async () => expect(await lines()).toEqual(['English (en)', 'French (fr)Not saved yet']));
    expect(await screen.findByRole('spinbutton', { name: /columns/i })).toHaveValue('3');
    await user.type(await field(/heading/i), 'Aujourd’hui');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests('PUT /content-manager/single-types/:uid')).toHaveLength(1));
    expect(requests('PUT /content-manager/single-types/:uid')).toMatchObject([
      { query: { locale: 'fr' }, body: { heading: 'Aujourd’hui', columns: 3 } },
    ]);
    expect(await lines()).toEqual(['English (en)', 'French (fr)']);
  });
});
