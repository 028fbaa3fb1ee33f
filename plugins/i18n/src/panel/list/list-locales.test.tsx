import { respondWithError } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someLocales } from '../fixtures/locale-server.testing.ts';
import { articleList, articlePath, inFrench, permissionsIn } from '../fixtures/magazine-panel.testing.ts';
import { openMagazinePanel } from '../fixtures/open-magazine-panel.testing.ts';

const picker = () => screen.findByRole('button', { name: /^Language: / });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

const emptyPage = { results: [], pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 } };

describe('a list in several locales', () => {
  it('starts in the default one, and opens the first page of another', async () => {
    const { user, location, requests } = await openMagazinePanel({ at: `${articleList}&_q=the` });
    await row('The quarry');
    expect(await picker()).toHaveTextContent('English (en)');
    await user.click(await picker());
    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'English (en)',
      'French (fr)',
      'Arabic (ar)',
    ]);
    await user.click(screen.getByRole('menuitemradio', { name: 'French (fr)' }));
    await row('La carrière');
    expect(location()).toBe(`${articleList}&_q=the&${inFrench}`);
    expect(requests('GET /content-manager/collection-types/:uid').at(-1)?.query).toMatchObject({
      locale: 'fr',
      _q: 'the',
    });
    await user.click(screen.getByRole('link', { name: /La carrière/ }));
    await waitFor(() => expect(location()).toBe(`${articlePath}/2?${inFrench}`));
  });

  it('shows the versions of each entry', async () => {
    await openMagazinePanel();
    expect(await screen.findByRole('columnheader', { name: 'Languages' })).toBeInTheDocument();
    expect(await within(await row('The quarry')).findByRole('cell', { name: 'en, fr' })).toBeInTheDocument();
    expect(await within(await row('The canal')).findByRole('cell', { name: 'en' })).toBeInTheDocument();
  });

  it('offers nothing that a user without a language may not do, and names the reason', async () => {
    const books = { 'GET /content-manager/collection-types/:uid': () => emptyPage };
    await openMagazinePanel({ permissions: permissionsIn([]), responses: books });
    expect(await screen.findByRole('heading', { name: 'Your roles include no language' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create new entry' })).not.toBeInTheDocument();
  });

  it('does not open an empty entry for a user without a language', async () => {
    const { location } = await openMagazinePanel({
      at: `${articlePath}/create`,
      permissions: permissionsIn([]),
      responses: { 'GET /content-manager/collection-types/:uid': () => emptyPage },
    });
    await waitFor(() => expect(location()).not.toContain('/create'));
  });

  it('keeps the locale for searches, sorting and tabs', async () => {
    const { user, location, requests } = await openMagazinePanel();
    await within(await row('The quarry')).findByRole('cell', { name: 'en, fr' });
    await user.type(screen.getByRole('searchbox', { name: /^Search in/ }), 'canal{Enter}');
    await waitFor(() => expect(location()).toContain('_q=canal'));
    await user.click(screen.getByRole('button', { name: 'Title' }));
    await waitFor(() => expect(location()).toContain('sort=title:DESC'));
    await waitFor(() =>
      expect(requests('GET /content-manager/collection-types/:uid').at(-1)?.query).toMatchObject({
        _q: 'canal',
        sort: 'title:DESC',
      }),
    );
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('offers the locales that the user may read', async () => {
    const { user } = await openMagazinePanel({ permissions: permissionsIn(['fr', 'ar']) });
    await user.click(await picker());
    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['French (fr)', 'Arabic (ar)']);
  });

  it('redirects to a permitted locale when the address has another one', async () => {
    const { location } = await openMagazinePanel({ permissions: permissionsIn(['fr', 'ar']) });
    await row('La carrière');
    expect(location()).toBe(`${articleList}&${inFrench}`);
  });

  it('is linked in the only permitted locale, and offers no other', async () => {
    const { location, requests } = await openMagazinePanel({
      at: '/content-manager/',
      permissions: permissionsIn(['fr']),
    });
    await row('La carrière');
    expect(location()).toContain(`?page=1&pageSize=10&sort=title:ASC&${inFrench}`);
    const lists = requests('GET /content-manager/collection-types/:uid');
    expect(lists.map(({ query }) => query)).toEqual([expect.objectContaining({ locale: 'fr' })]);
    expect(screen.queryByRole('button', { name: /^Language: / })).not.toBeInTheDocument();
  });

  it('states in confirmations that other versions remain', async () => {
    const { user } = await openMagazinePanel();
    await row('The quarry');
    await user.click(screen.getByRole('checkbox', { name: 'Select The quarry' }));
    for (const action of ['Unpublish', 'Delete']) {
      await user.click(screen.getByRole('button', { name: action }));
      const dialog = within(await screen.findByRole('alertdialog'));
      expect(
        await dialog.findByText('Only the versions in the language of this list are affected.'),
      ).toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    }
  });

  it('shows no locales before they are loaded, and with a single one', async () => {
    const failed = await openMagazinePanel({
      responses: { 'GET /i18n/locales': respondWithError(403, 'ForbiddenError', 'Forbidden') },
    });
    await row('The quarry');
    expect(screen.queryByRole('button', { name: /^Language: / })).not.toBeInTheDocument();
    failed.unmount();
    await openMagazinePanel({ responses: { 'GET /i18n/locales': someLocales.slice(0, 1) } });
    await row('The quarry');
    expect(screen.queryByRole('button', { name: /^Language: / })).not.toBeInTheDocument();
  });

  it('shows no locales for a type that is not localized', async () => {
    const { requests } = await openMagazinePanel({
      at: '/content-manager/collection-types/api::tag.tag?page=1&pageSize=10&sort=name:ASC',
    });
    await screen.findByRole('heading', { level: 1, name: 'Tag' });
    await screen.findAllByRole('row');
    expect(screen.queryByRole('columnheader', { name: 'Languages' })).not.toBeInTheDocument();
    expect(requests('GET /i18n/locales')).toEqual([]);
  });
});
