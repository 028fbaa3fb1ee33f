import { createTestPanel, respondWithError } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { localeActions } from '../../locale-actions.ts';
import { isoLocales } from '../../server/locales/iso-locales.ts';
import { localesPanel, type LocalesSpec } from '../fixtures/locales-panel.testing.ts';

const rows = () => screen.getAllByRole('row').slice(1);
const rowTexts = () => rows().map(({ textContent }) => textContent);

/** A few of several hundred locales, all of which would be rendered for each selection. */
const codes = ['ar', 'de', 'de-AT', 'en', 'es', 'fr', 'it'];
const known = isoLocales().filter(({ code }) => codes.includes(code));

async function openLocales({ responses, ...spec }: LocalesSpec = {}) {
  const panel = await createTestPanel(
    localesPanel({ ...spec, responses: { 'GET /i18n/iso-locales': () => known, ...responses } }),
  );
  await screen.findByRole('row', { name: /French/ });
  const user = userEvent.setup();
  const choose = async (name: string, item: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...panel, user, choose };
}

describe('the locales page', () => {
  it('lists names and codes, and marks the default locale', async () => {
    await openLocales();
    expect(screen.getByText('3 locales')).toBeInTheDocument();
    expect(rowTexts()).toEqual(['English (en)enDefault', 'French (fr)fr', 'Arabic (ar)ar']);
  });

  it('adds a locale that a search finds, under another name', async () => {
    const { user, notices, requests } = await openLocales();
    const before = requests('GET /admin/users/me/permissions').length;
    await user.click(screen.getByRole('button', { name: 'Add a locale' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a locale' }));
    await user.type(dialog.getByRole('combobox', { name: 'Locale' }), 'austria german');
    await user.click(await screen.findByRole('option', { name: 'German (Austria) (de-AT)' }));
    const name = dialog.getByRole('textbox', { name: 'Display name' });
    expect(name).toHaveValue('German (Austria) (de-AT)');
    await user.clear(name);
    await user.type(name, ' Österreich ');
    await user.click(dialog.getByRole('switch', { name: 'Default locale' }));
    await user.click(dialog.getByRole('button', { name: 'Add locale' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests('POST /i18n/locales')[0]?.body).toEqual({
      code: 'de-AT',
      name: 'Österreich',
      isDefault: true,
    });
    await waitFor(() => expect(rowTexts()).toContain('Österreichde-ATDefault'));
    expect(rowTexts()).toContain('English (en)en');
    expect(notices()).toMatchObject([{ tone: 'success', title: { values: { name: 'Österreich' } } }]);
    // Users with every permission have it in the new locale, too.
    expect(requests('GET /admin/users/me/permissions')).toHaveLength(before + 1);
  });

  it('keeps a name that was entered before the locale was selected, and replaces one that was not', async () => {
    const { user } = await openLocales();
    await user.click(screen.getByRole('button', { name: 'Add a locale' }));
    const field = await screen.findByRole('combobox', { name: 'Locale' });
    const name = screen.getByRole('textbox', { name: 'Display name' });
    const pick = async (text: string, option: string) => {
      await user.clear(field);
      await user.type(field, text);
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await pick('it', 'Italian (it)');
    await pick('es', 'Spanish (es)');
    expect(name).toHaveValue('Spanish (es)');
    await user.type(name, '!');
    await pick('it', 'Italian (it)');
    expect(name).toHaveValue('Spanish (es)!');
  });

  it('shows missing values and server errors at their fields', async () => {
    const { user, requests } = await openLocales({
      responses: {
        'POST /i18n/locales': respondWithError(400, 'ApplicationError', 'This locale already exists'),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add a locale' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add locale' }));
    const field = dialog.getByRole('combobox', { name: 'Locale' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('This value is required.'));
    expect(requests('POST /i18n/locales')).toEqual([]);
    await user.type(field, 'fr');
    expect(await screen.findByRole('option', { name: /French \(fr\)/ })).toHaveTextContent('Already added');
    await user.clear(field);
    await user.type(field, 'it');
    await user.click(await screen.findByRole('option', { name: 'Italian (it)' }));
    await user.click(dialog.getByRole('button', { name: 'Add locale' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('This locale already exists'));
    expect(dialog.getByRole('textbox', { name: 'Display name' })).toHaveValue('Italian (it)');
  });

  it('renames a locale with the changed name only, and keeps its code', async () => {
    const { user, choose, requests } = await openLocales();
    await choose('French (fr)', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit French (fr)' }));
    expect(dialog.getByRole('textbox', { name: 'Locale' })).toBeDisabled();
    const name = dialog.getByRole('textbox', { name: 'Display name' });
    await user.clear(name);
    await user.paste('x'.repeat(51));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toBeInvalid());
    await user.clear(name);
    await user.type(name, 'Français');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(rowTexts()).toContain('Françaisfr'));
    expect(requests('PUT /i18n/locales/:id').map(({ body }) => body)).toEqual([{ name: 'Français' }]);
  });

  it('changes the default locale, which cannot be unset', async () => {
    const { user, choose } = await openLocales();
    await user.click(screen.getByRole('button', { name: 'Actions for English (en)' }));
    const item = await screen.findByRole('menuitem', { name: /Delete/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('Make another locale the default first');
    expect(screen.queryByRole('menuitem', { name: 'Make default' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await choose('Arabic (ar)', 'Make default');
    await waitFor(() =>
      expect(rowTexts()).toEqual(['English (en)en', 'French (fr)fr', 'Arabic (ar)arDefault']),
    );
  });

  it('shows the number of affected entries before a locale is deleted', async () => {
    const { user, choose, requests } = await openLocales();
    await choose('French (fr)', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete French (fr)?' }));
    expect(await dialog.findByText(/^1,205 entries are deleted/)).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Article: 1,204',
      'Front page: 1',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Delete with 1,205 entries' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(requests('DELETE /i18n/locales/:id')[0]?.params).toEqual({ id: '2' });
  });

  it('states that no entry is affected', async () => {
    const { choose, user } = await openLocales();
    await choose('Arabic (ar)', 'Delete');
    expect(await screen.findByText(/^Nothing is written in this locale/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete locale' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
  });

  it('states that the entries could not be counted', async () => {
    const { choose } = await openLocales({
      responses: { 'GET /i18n/locales/:id/entries-count': respondWithError(500, 'InternalServerError', 'x') },
    });
    await choose('French (fr)', 'Delete');
    expect(await screen.findByText(/could not be counted/)).toBeInTheDocument();
  });

  it('offers only the actions that the user has permission for, and hides the page without permission', async () => {
    const { user, unmount } = await openLocales({ permissions: [localeActions.read, localeActions.update] });
    expect(screen.queryByRole('button', { name: 'Add a locale' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions for French (fr)' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Edit', 'Make default']);
    unmount();
    const reader = await openLocales({ permissions: [localeActions.read] });
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
    reader.unmount();
    await createTestPanel(localesPanel({ permissions: [localeActions.create] }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
