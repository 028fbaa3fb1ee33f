import { bulkActions, definePlugin } from '@admin/shell';
import type { ZoneEntry } from '@admin/shell/host';
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import {
  listHeader,
  listViewActions,
  listViewDeleteInformation,
  listViewPublishInformation,
  listViewUnpublishInformation,
  type ConfirmationContext,
} from '../../../points.ts';
import { books } from '../fixtures/library-books.ts';
import { bookUid } from '../fixtures/library-types.ts';
import { bookPath } from '../fixtures/library-panel.tsx';
import { renderBooks, rows, type RenderedLibrary } from '../fixtures/render-library.tsx';

const received: ConfirmationContext[] = [];

/** A component that shows its zone and its entries. */
function note(id: string): ZoneEntry<ConfirmationContext> {
  const Note = (about: ConfirmationContext) => {
    received.push(about);
    return createElement('p', null, `${id} ${about.ids.join()}`);
  };
  return { id, component: () => Promise.resolve({ default: Note }) };
}

const ask = (id: string) => ({
  id,
  useAction: () => ({
    label: { id: `notes.${id}`, defaultMessage: `Do ${id}` },
    confirm: {},
    run: () => undefined,
  }),
});

const notes = definePlugin({
  id: 'notes',
  contributes: [
    listViewActions.add({
      id: 'actions',
      component: () =>
        Promise.resolve({
          default: ({ contentType, query }) =>
            createElement('p', null, `actions ${contentType.uid} ${String(query['sort'])}`),
        }),
    }),
    listHeader.add({
      id: 'notes.head',
      wrap: () =>
        Promise.resolve({
          default: ({ Default, ...head }) =>
            createElement(Default, { ...head, title: `${head.title}, as ${head.context.contentType.kind}` }),
        }),
    }),
    listViewDeleteInformation.add(note('delete')),
    listViewPublishInformation.add(note('publish')),
    listViewUnpublishInformation.add(note('unpublish')),
    bulkActions.add(ask('archive')),
  ],
});

const withNotes = { at: `${bookPath}?page=1&pageSize=3&sort=id:ASC`, plugins: [notes] } as const;

async function check(user: RenderedLibrary['user'], ...indices: readonly number[]): Promise<void> {
  for (const index of indices) await user.click(within(rows()[index]!).getByRole('checkbox'));
}

const drafts = books(3).map((book) => ({ ...book, publishedAt: null }));

const question = () => screen.findByRole('alertdialog', { name: 'Confirmation' });

describe('the contributions of plugins to the list', () => {
  it('are rendered beside the search, with the query of the list', async () => {
    await renderBooks(withNotes);
    expect(await screen.findByText(`actions ${bookUid} id:ASC`)).toBeVisible();
  });

  it('[E64] wrap the header, and keep its content', async () => {
    await renderBooks(withNotes);
    expect(await screen.findByRole('heading', { level: 1, name: 'Book, as collectionType' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create new entry' })).toBeVisible();
  });

  it.each([
    ['Delete', 'delete 1,3'],
    ['Unpublish', 'unpublish 1,3'],
  ])('are rendered in the confirmation of "%s" for the checked rows', async (action, text) => {
    const { user } = await renderBooks(withNotes);
    await check(user, 0, 2);
    await user.click(screen.getByRole('button', { name: action }));
    const dialog = await question();
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(within(dialog).getAllByText(/^(un)?publish |^delete /)).toHaveLength(1);
  });

  it('receive all checked rows, those of other pages as they were last loaded', async () => {
    const { user } = await renderBooks({
      ...withNotes,
      at: `${withNotes.at}&plugins[i18n][locale]=fr`,
      books: books(4),
    });
    await check(user, 1);
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByText('4–4 of 4');
    await check(user, 0);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await within(await question()).findByText('delete 2,4');
    const { contentType, entries, ...others } = received.at(-1)!;
    expect(others).toEqual({ ids: [2, 4], locale: 'fr' });
    expect(entries).toMatchObject([{ id: 2 }, { id: 4, title: 'Letters from a weather station' }]);
    expect(contentType.uid).toBe(bookUid);
    // System attributes are not part of the declared schema.
    expect(contentType.attributes).not.toHaveProperty('createdAt');
  });

  it('are rendered in the confirmation for one row', async () => {
    const { user } = await renderBooks(withNotes);
    await user.click(within(rows()[1]!).getByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await question();
    expect(await within(dialog).findByText('delete 2')).toBeVisible();
    expect(received.at(-1)?.entries).toMatchObject([{ id: 2, title: 'Bread without a recipe' }]);
  });

  it('are not rendered in the confirmations of other actions', async () => {
    const { user } = await renderBooks(withNotes);
    await check(user, 0);
    await user.click(screen.getByRole('button', { name: 'Do archive' }));
    expect(within(await question()).queryByRole('paragraph')).not.toBeInTheDocument();
  });

  it('are rendered in the confirmation before valid entries are published', async () => {
    const { user } = await renderBooks({ ...withNotes, books: drafts });
    await check(user, 1, 2);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish entries' });
    await within(dialog).findByText(/^2 entries are ready to publish/);
    expect(within(dialog).queryByText(/^publish /)).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await within(await question()).findByText('publish 2,3')).toBeVisible();
  });

  it('receive the query of the list if all matching entries are selected', async () => {
    const { user } = await renderBooks({ ...withNotes, at: `${withNotes.at}&_q=volume`, books: books(12) });
    await user.click(screen.getByRole('checkbox', { name: 'Select all entries' }));
    await user.click(screen.getByRole('button', { name: 'Select all 4 matching' }));
    await user.click(screen.getByRole('button', { name: 'Unpublish' }));
    await within(await question()).findByText('unpublish');
    expect(received.at(-1)).toMatchObject({ ids: [], matching: { _q: 'volume', count: 4 } });
    expect(received.at(-1)?.entries).toHaveLength(3);
    expect(screen.getByText('All 4 entries of this list, on every page')).toBeVisible();
  });
});
