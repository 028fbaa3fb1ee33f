import {
  contentTypeItem,
  defaultConfiguration,
  entryActions,
  type ContentType,
  type Entry,
} from '@admin/content-model';
import { contentManager } from '@admin/plugin-content-manager';
import { createTestPanel } from '@admin/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { colorField } from './plugin.ts';

const uid = 'api::page.page';
const page: ContentType = {
  uid,
  kind: 'collectionType',
  info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
  options: {},
  attributes: {
    title: { type: 'string' },
    brand: { type: 'string', customField: 'plugin::color-field.color' },
  },
};
const schemas = { contentTypes: new Map([[uid, page]]), components: new Map() };
const configuration = defaultConfiguration(page, schemas);
/** A list whose columns include the color. */
const list = ['id', 'brand'];
const sky: Entry = { id: 1, createdAt: '', updatedAt: '', title: 'Sky', brand: '#3366ff' };

/** The content manager with pages that have a color, for a user with all permissions on them. */
const openPages = (at: string) =>
  createTestPanel({
    plugins: [contentManager, colorField],
    permissions: Object.values(entryActions).map((action) => ({ action, subject: uid })),
    responses: {
      'GET /content-manager/init': {
        data: { fieldSizes: {}, components: [], contentTypes: [contentTypeItem(page)] },
      },
      'GET /content-manager/content-types-settings': {
        data: [{ uid, settings: defaultConfiguration(page, schemas).settings }],
      },
      'GET /content-manager/content-types/:uid/configuration': {
        data: {
          contentType: { ...configuration, layouts: { ...configuration.layouts, list } },
          components: {},
        },
      },
      'GET /content-manager/collection-types/:uid': {
        results: [sky],
        pagination: { page: 1, pageSize: 10, pageCount: 1, total: 1 },
      },
      'GET /content-manager/collection-types/:uid/:id': sky,
      'PUT /content-manager/collection-types/:uid/:id': ({ body }) => ({ ...sky, ...body }),
    },
    at: `/content-manager/collection-types/${uid}${at}`,
  });

beforeEach(() => localStorage.clear());

describe('the color field', () => {
  it('copies the colors of the checked entries with an action after Delete', async () => {
    const user = userEvent.setup();
    const panel = await openPages('');
    await user.click(await screen.findByRole('checkbox', { name: /Sky/ }));
    const names = screen.getAllByRole('button', { name: /Delete|Copy colors$/ });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Delete', 'Copy colors']);
    await user.click(screen.getByRole('button', { name: 'Copy colors' }));
    expect(await navigator.clipboard.readText()).toBe('#3366ff');
    expect(panel.notices()).toMatchObject([{ tone: 'success', title: { defaultMessage: 'Colors copied' } }]);
  });

  it('[E66] shows the German texts of its language pack, also for the host and other plugins', async () => {
    localStorage.setItem('admin.language', 'de');
    await openPages('');
    expect(await screen.findByRole('button', { name: 'Konto' })).toBeVisible();
    expect(await screen.findByRole('searchbox', { name: 'In Page suchen' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'de');
    await userEvent.click(screen.getByRole('button', { name: 'Konto' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Sepia' }));
    expect(document.documentElement.style.getPropertyValue('--surface-page')).toBe('#f4ecd8');
    // Texts that the pack omits are English.
    expect(screen.getByRole('checkbox', { name: /Sky/ })).toBeInTheDocument();
  });

  it('copies colors in a format chosen in a dialog, and leaves the rows checked', async () => {
    const user = userEvent.setup();
    await openPages('');
    await user.click(await screen.findByRole('checkbox', { name: /Sky/ }));
    await user.click(screen.getByRole('button', { name: 'Copy colors as …' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy 1 color' });
    await waitFor(() => expect(screen.getByRole('radio', { name: 'One a line' })).toHaveFocus());
    await user.click(screen.getByRole('radio', { name: 'CSS custom properties' }));
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('--color-1: #3366ff;');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy colors as …' })).toHaveFocus());
    expect(screen.getByRole('checkbox', { name: /Sky/ })).toBeChecked();
  });

  it('copies the colors of a row with an action in its menu', async () => {
    const user = userEvent.setup();
    await openPages('');
    await user.click(await screen.findByRole('button', { name: 'Actions for Sky' }));
    const items = await screen.findAllByRole('menuitem');
    const names = items.map(({ textContent }) => textContent);
    expect(names.indexOf('Copy colors')).toBe(names.indexOf('Delete') - 1);
    await user.click(screen.getByRole('menuitem', { name: 'Copy colors' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('#3366ff'));
  });

  it('shows its color in lists', async () => {
    await openPages('');
    const cell = await screen.findByRole('cell', { name: '#3366ff' });
    await waitFor(() => expect(cell.querySelector('rect')).toHaveAttribute('fill', '#3366ff'));
  });

  it('finds entries by their color, picked or typed', async () => {
    const user = userEvent.setup();
    const panel = await openPages('?page=1&filters[brand][$eqi]=%23112233');
    await user.click(await screen.findByRole('button', { name: 'Filter: Brand is #112233' }));
    const picker = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('form input[type="color"]');
      if (!found) throw new Error('There is no picker');
      return found;
    });
    expect(picker).toHaveValue('#112233');
    fireEvent.change(picker, { target: { value: '#3366ff' } });
    expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('#3366ff');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Filter: Brand is #3366ff' })).toBeVisible();
    const [, request] = panel.requests('GET /content-manager/collection-types/:uid');
    expect(request?.query).toMatchObject({ filters: { $and: [{ brand: { $eqi: '#3366ff' } }] } });
  });

  it('shows the colors of an entry during input, and none for a new entry', async () => {
    const panel = await openPages('/1');
    // In the right column, and in the header.
    await waitFor(() => expect(screen.getAllByTitle('#3366ff')).toHaveLength(2));
    const brand = await screen.findByRole('textbox', { name: /Brand/ });
    await userEvent.type(brand, '{Backspace}0');
    expect(screen.getAllByTitle('#3366f0')).toHaveLength(2);
    await userEvent.type(brand, '{Backspace}f');
    await panel.navigate(`/content-manager/collection-types/${uid}/create`);
    expect(await screen.findByRole('textbox', { name: /Brand/ })).toHaveValue('');
    expect(screen.queryByTitle('#3366ff')).not.toBeInTheDocument();
  });

  it('rejects a text that is not a color', async () => {
    const user = userEvent.setup();
    const panel = await openPages('/1');
    const brand = await screen.findByRole('textbox', { name: /Brand/ });
    await user.clear(brand);
    await user.type(brand, 'blue');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This is not a color such as #3366ff.')).toBeVisible();
    expect(panel.requests('PUT /content-manager/collection-types/:uid/:id')).toEqual([]);
  });

  it('saves the input, and null for an empty input', async () => {
    const user = userEvent.setup();
    const panel = await openPages('/1');
    const brand = await screen.findByRole('textbox', { name: /Brand/ });
    await user.clear(brand);
    await user.type(brand, '#abcdef');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByTitle('#abcdef')).toHaveLength(2);
    const saves = () => panel.requests('PUT /content-manager/collection-types/:uid/:id');
    expect(saves()).toMatchObject([{ params: { uid, id: '1' }, body: { brand: '#abcdef' } }]);
    await user.clear(screen.getByRole('textbox', { name: /Brand/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves().at(-1)?.body).toMatchObject({ brand: null }));
  });
});
