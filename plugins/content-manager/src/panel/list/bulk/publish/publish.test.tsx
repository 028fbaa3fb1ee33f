import type { Entry } from '@admin/content-model';
import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferred } from '../../../edit/fixtures/deferred.ts';
import { books } from '../../fixtures/library-books.ts';
import { permissionsOn } from '../../fixtures/library-permissions.ts';
import { bookUid } from '../../fixtures/library-types.ts';
import { bookPath, type LibrarySpec } from '../../fixtures/library-panel.tsx';
import { renderBooks, rows, type RenderedLibrary } from '../../fixtures/render-library.tsx';

const list = 'GET /content-manager/collection-types/:uid';
const bulkPublish = 'POST /content-manager/collection-types/:uid/actions/bulkPublish';
const drafts = 'GET /content-manager/collection-types/:uid/actions/countManyEntriesDraftRelations';
const at = `${bookPath}?page=1&pageSize=3&sort=id:ASC&plugins[i18n][locale]=fr`;

/** The first is published; the second and the third are drafts, and the second has no title. */
const shelf: readonly Entry[] = books(3).map((book) => ({
  ...book,
  ...(book.id === 2 && { title: null }),
  ...(book.id === 3 && { publishedAt: null }),
}));

const dialog = () => screen.getByRole('dialog', { name: 'Publish entries' });
const line = (id: number) => {
  const found = within(dialog())
    .getAllByRole('row')
    .find((row) => row.dataset['row'] === String(id));
  if (!found) throw new Error(`There is no row ${id}.`);
  return found;
};
const press = (user: RenderedLibrary['user'], name: string) =>
  user.click(within(dialog()).getByRole('button', { name }));

/** Checks rows by their ids and opens the dialog. */
async function openDialog(spec: LibrarySpec, ...ids: readonly number[]): Promise<RenderedLibrary> {
  const rendered = await renderBooks({ at, books: shelf, ...spec });
  const { user } = rendered;
  for (const id of ids) {
    const row = rows()[id - 1];
    if (row) await user.click(within(row).getByRole('checkbox'));
  }
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText(/ready to publish, /);
  return rendered;
}

async function confirm(user: RenderedLibrary['user']): Promise<void> {
  const question = await screen.findByRole('alertdialog', { name: 'Confirmation' });
  await user.click(within(question).getByRole('button', { name: 'Confirm' }));
}

describe('publishing checked entries', () => {
  it('validates each of them, read in one page of that size', async () => {
    const { requests } = await openDialog({}, 1, 2, 3);
    expect(requests(list).at(-1)?.query).toEqual({
      page: 1,
      pageSize: 3,
      sort: 'title:ASC',
      filters: { id: { $in: [1, 2, 3] } },
      locale: 'fr',
    });
    expect(within(dialog()).getAllByRole('columnheader')).toHaveLength(4);
    expect(line(1)).toHaveTextContent('Already Published');
    expect(line(2)).toHaveTextContent('Title: This value is required.');
    expect(line(3)).toHaveTextContent('Ready to publish');
    expect(within(line(3)).getByRole('link')).toHaveAttribute('target', '_blank');
    const summary = '1 entry is ready to publish, 1 is already published, 1 has errors.';
    expect(within(dialog()).getByText(summary)).toBeInTheDocument();
  });

  it('is blocked until invalid ones are unchecked, then publishes the remaining drafts', async () => {
    const { requests, notices, user } = await openDialog({}, 1, 2, 3);
    const publish = within(dialog()).getByRole('button', { name: 'Publish' });
    expect(publish).toHaveAttribute('aria-disabled', 'true');
    await press(user, 'Leave out entries with errors');
    expect(within(line(2)).getByRole('checkbox')).not.toBeChecked();
    await press(user, 'Publish');
    await screen.findByText('Are you sure you want to publish these entries?');
    expect(requests(drafts)[0]?.query).toEqual({ ids: [3], locale: 'fr' });
    await confirm(user);
    await waitFor(() => expect(line(3)).toHaveTextContent('Already Published'));
    expect(requests(bulkPublish).map(({ body }) => body)).toEqual([{ ids: [3] }]);
    expect(notices()).toMatchObject([
      { tone: 'success', title: { id: 'content-manager.list.published', values: { count: 1 } } },
    ]);
    // Published entries are not counted again while the confirmation closes.
    expect(requests(drafts)).toHaveLength(1);
    // The others stay selected in the list: the published one, and the one with errors.
    await press(user, 'Cancel');
    expect(await screen.findAllByText('2 entries selected')).not.toHaveLength(0);
  });

  it('closes when all of them are published', async () => {
    const { user } = await openDialog({}, 3);
    await press(user, 'Publish');
    await confirm(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
    expect(rows()[2]).toHaveTextContent('Published');
  });

  it('is not possible without a selection or without drafts', async () => {
    const { user } = await openDialog({}, 1, 3);
    const publish = within(dialog()).getByRole('button', { name: 'Publish' });
    expect(publish).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(within(line(3)).getByRole('checkbox'));
    expect(publish).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows its progress', async () => {
    const response = deferred<{ count: number }>();
    const responses = { [bulkPublish]: () => response.promise };
    const { user } = await openDialog({ responses }, 3);
    await press(user, 'Publish');
    await confirm(user);
    // The confirmation covers the dialog.
    expect(await screen.findByText('Publishing...')).toBeInTheDocument();
    response.resolve({ count: 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('validates again on demand', async () => {
    let isRepaired = false;
    const repaired = shelf.map((book) => ({ ...book, title: book['title'] ?? 'Mended' }));
    const { user } = await openDialog(
      {
        responses: {
          [list]: ({ query = {} }) => {
            const entries = isRepaired ? repaired : shelf;
            const isDialog = 'filters' in query;
            const results = entries.slice(isDialog ? 1 : 0, isDialog ? 2 : 3);
            return { results: [...results], pagination: { page: 1, pageSize: 3, pageCount: 1, total: 3 } };
          },
        },
      },
      2,
    );
    expect(line(2)).toHaveTextContent('This value is required.');
    isRepaired = true;
    await press(user, 'Refresh');
    await waitFor(() => expect(line(2)).toHaveTextContent('Ready to publish'));
  });

  it('shows an error of the server at its entry, and that none was published', async () => {
    const responses = {
      [bulkPublish]: () => {
        throw new ApiError({
          name: 'ValidationError',
          message: 'edition.publisher must be defined.',
          status: 400,
          details: {
            errors: [
              { id: 3, path: ['edition', 'publisher'], message: 'edition.publisher must be defined.' },
            ],
          },
        });
      },
    };
    const { notices, user } = await openDialog({ responses }, 3);
    await press(user, 'Publish');
    await confirm(user);
    await waitFor(() => expect(line(3)).toHaveTextContent('edition.publisher must be defined.'));
    expect(notices()).toMatchObject([
      { tone: 'warning', title: { values: { reason: 'edition.publisher must be defined.' } } },
    ]);
    expect(within(dialog()).getByRole('button', { name: 'Publish' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('drafts that entries link to', () => {
  it('are counted before entries are published', async () => {
    const { user } = await openDialog({ responses: { [drafts]: () => ({ data: 3 }) } }, 3);
    await press(user, 'Publish');
    const note = '3 entries that they link to are still drafts, and will not be published with them.';
    expect(await screen.findByText(note)).toBeInTheDocument();
  });

  it('close the confirmation if they cannot be counted', async () => {
    const responses = {
      [drafts]: () => {
        throw new ApiError({ name: 'ApplicationError', message: 'Nobody can count', status: 400 });
      },
    };
    const { requests, notices, user } = await openDialog({ responses }, 3);
    await press(user, 'Publish');
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'warning', title: 'Nobody can count' }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(requests(bulkPublish)).toEqual([]);
  });
});

const names = () =>
  within(screen.getByRole('toolbar', { name: 'Selected entries' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const check = async (user: RenderedLibrary['user'], id: number) => {
  const row = rows()[id - 1];
  if (row) await user.click(within(row).getByRole('checkbox'));
};

describe('publishing and unpublishing', () => {
  it('are offered for drafts and for published entries, in this order, before deleting', async () => {
    const { user } = await renderBooks({ at });
    await check(user, 1);
    expect(names().slice(0, 2)).toEqual(['Unpublish', 'Delete']);
    await check(user, 2);
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['Publish', 'Unpublish', 'Delete']));
    await check(user, 1);
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Publish', 'Delete']));
  });

  it('are offered to users with the permission to publish', async () => {
    const { user } = await renderBooks({ at, permissions: permissionsOn(bookUid, ['read', 'delete']) });
    await check(user, 1);
    await check(user, 2);
    expect(names().slice(0, 1)).toEqual(['Delete']);
  });

  it('return entries to drafts after a confirmation', async () => {
    const { requests, notices, user } = await renderBooks({ at });
    await check(user, 1);
    await user.click(screen.getByRole('button', { name: 'Unpublish' }));
    expect(screen.getByText('Are you sure you want to unpublish these entries?')).toBeInTheDocument();
    await confirm(user);
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Draft'));
    const unpublish = 'POST /content-manager/collection-types/:uid/actions/bulkUnpublish';
    expect(requests(unpublish).map(({ body }) => body)).toEqual([{ ids: [1] }]);
    expect(notices()).toMatchObject([
      { tone: 'success', title: { id: 'content-manager.list.unpublished', values: { count: 1 } } },
    ]);
  });
});
