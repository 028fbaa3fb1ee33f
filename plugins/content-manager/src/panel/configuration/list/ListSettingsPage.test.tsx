import { labelInWords } from '@admin/content-model';
import { ApiError } from '@admin/shell';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configurePermissions, permissionsOn } from '../../list/fixtures/library-permissions.ts';
import { aboutUid, bookColumns, bookUid } from '../../list/fixtures/library-types.ts';
import { bookList, bookPath, type LibrarySpec } from '../../list/fixtures/library-panel.tsx';
import { renderLibrary } from '../../list/fixtures/render-library.tsx';

const save = 'PUT /content-manager/content-types/:uid/configuration';
const at = `${bookPath}/configurations/list`;

const bookLabels = bookColumns.map((name) => labelInWords(name));
const open = async (spec: LibrarySpec = {}) => {
  const library = await renderLibrary({ at, ...spec });
  await screen.findByRole('heading', { level: 1, name: 'Configure the view - Book' });
  return library;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cards = () =>
  within(screen.getByRole('list', { name: 'Columns' }))
    .getAllByRole('button', { name: /^Move / })
    .filter((one) => one.hasAttribute('aria-pressed'))
    .map((handle) => handle.getAttribute('aria-label')?.replace('Move ', ''));
const settled = () => waitFor(() => expect(button('Save')).toHaveAttribute('aria-disabled', 'true'));

describe('the settings of a list', () => {
  it('save all values after a change, and nothing before', async () => {
    const { user, requests, notices } = await open();
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('switch', { name: 'Enable filters' }));
    await user.click(screen.getByRole('combobox', { name: 'Entries per page' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '10',
      '20',
      '50',
      '100',
    ]);
    await user.click(screen.getByRole('option', { name: '50' }));
    await user.click(screen.getByRole('combobox', { name: 'Default sort order' }));
    await user.click(screen.getByRole('option', { name: 'Descending' }));
    await user.click(button('Save'));
    await settled();
    expect(notices()).toMatchObject([{ tone: 'success' }]);
    const [call] = requests(save);
    expect(call?.body).toMatchObject({
      settings: { filterable: false, searchable: true, pageSize: 50, defaultSortOrder: 'DESC' },
      layouts: { list: bookColumns, edit: expect.any(Array) as unknown },
      metadatas: { title: { edit: { visible: true }, list: { label: 'title', sortable: true } } },
    });
    // The Back link opens the list with its new settings.
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      `/admin${bookPath}?page=1&pageSize=50&sort=title:DESC`,
    );
  });

  it('offer sorting by values that can be sorted', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Default sort attribute' }));
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(['Created at', 'Genre', 'ID', 'In print', 'Pages', 'Title', 'Updated at']);
  });

  it('reorder columns by keyboard with announcements, and cancel a move', async () => {
    const { user } = await open();
    expect(cards()).toEqual(bookLabels);
    button('Move Author').focus();
    await user.keyboard('{Enter}');
    expect(button('Move Author')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
    expect(cards().slice(0, 5)).toEqual(['ID', 'Title', 'Genre', 'Author', 'Pages']);
    expect(screen.getByText('Author moved, column 4 of 8.')).toBeInTheDocument();
    expect(button('Move Author')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(cards()).toEqual(bookLabels);
    await user.keyboard(' {ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('Author cannot move further, column 1 of 8.')).toBeInTheDocument();
    await user.keyboard(' ');
    expect(button('Move Author')).toHaveAttribute('aria-pressed', 'false');
    expect(cards().slice(0, 3)).toEqual(['Author', 'ID', 'Title']);
    await user.click(button('Save'));
    await settled();
    expect(cards().slice(0, 3)).toEqual(['Author', 'ID', 'Title']);
  });

  it('reorder columns with buttons as well', async () => {
    const { user } = await open();
    await user.click(button('Move Title'));
    await user.click(button('Move back'));
    await user.click(button('Drop here'));
    expect(cards().slice(0, 2)).toEqual(['Title', 'ID']);
  });

  it('add and remove columns, but not the last one', async () => {
    const { user, notices } = await open();
    const insert = screen.getByRole('combobox', { name: 'Insert another field' });
    await user.click(insert);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Created at',
      'Created by',
      'Edition',
      'In print',
      'Updated by',
    ]);
    await user.click(screen.getByRole('option', { name: 'Edition' }));
    expect(cards()).toEqual([...bookLabels, 'Edition']);
    for (const name of bookLabels) await user.click(button(`Remove ${name}`));
    expect(insert).toHaveFocus();
    expect(cards()).toEqual(['Edition']);
    await user.click(button('Remove Edition'));
    expect(cards()).toEqual(['Edition']);
    expect(notices()).toMatchObject([
      { tone: 'info', title: { id: 'content-manager.list-settings.last-column' } },
    ]);
  });

  it('set the label of a column, and whether it is sortable', async () => {
    const { user, requests } = await open();
    await user.click(button('Edit Title'));
    const dialog = screen.getByRole('dialog', { name: 'Edit Title' });
    const label = within(dialog).getByRole('textbox', { name: 'Label' });
    expect(label).toHaveValue('Title');
    await user.clear(label);
    await user.type(label, 'Name of the book');
    await user.click(within(dialog).getByRole('switch', { name: 'Enable sort on this field' }));
    await user.click(within(dialog).getByRole('button', { name: 'Finish' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button('Save'));
    await settled();
    expect(requests(save)[0]?.body).toMatchObject({
      metadatas: { title: { list: { label: 'Name of the book', sortable: false } } },
    });
    await user.click(button('Edit Cover'));
    expect(screen.queryByRole('switch', { name: 'Enable sort on this field' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(button('Edit Readers'));
    expect(screen.queryByRole('switch', { name: 'Enable sort on this field' })).not.toBeInTheDocument();
    await user.click(button('Cancel'));
    await user.click(button('Edit Author'));
    expect(screen.getByRole('switch', { name: 'Enable sort on this field' })).toBeChecked();
  });

  it('ask for confirmation before unsaved changes are lost', async () => {
    const { user, location } = await open();
    await user.click(button('Remove Cover'));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(location()).toBe(at);
    await user.click(button('Leave'));
    await waitFor(() => expect(location()).toBe(bookList));
  });

  it('keep the changes and show the reason when the server rejects them', async () => {
    const errors = ['settings.pageSize must be less than or equal to 100'];
    const refuse = () => {
      throw new ApiError({
        name: 'BadRequestError',
        message: 'Bad Request',
        status: 400,
        details: { errors },
      });
    };
    const { user, notices } = await open({ responses: { [save]: refuse } });
    await user.click(button('Remove Cover'));
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(await screen.findByText(/less than or equal to 100/)).toBeInTheDocument();
    expect(notices()).toMatchObject([{ tone: 'warning', title: { id: 'notification.error' } }]);
    expect(cards()).not.toContain('Cover');
  });

  it.each([
    ['a user without the permission', at, permissionsOn(bookUid), 'You may not see this page'],
    [
      'a single type',
      `/content-manager/single-types/${aboutUid}/configurations/list`,
      undefined,
      'Page not found',
    ],
    [
      'an unknown type',
      '/content-manager/collection-types/api::no.no/configurations/list',
      configurePermissions,
      'Page not found',
    ],
  ])('have no page for %s', async (_, address, permissions, title) => {
    await renderLibrary({ at: address, ...(permissions && { permissions }) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });
});
