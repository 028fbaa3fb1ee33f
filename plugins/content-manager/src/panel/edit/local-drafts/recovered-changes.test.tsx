import 'fake-indexeddb/auto';
import { defineStore } from '@admin/shell';
import type { SessionState } from '@admin/shell/host';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryUid } from '../fixtures/gallery-type.ts';
import { noticeTitles, renderGallery } from '../fixtures/render-gallery.tsx';
import { forgetAtSignOut } from './forget-at-sign-out.ts';
import type { DraftRecord } from './draft-store.ts';
import { openDraftStore } from './draft-store.ts';

const user = { id: 7, firstname: 'Nora', lastname: 'Quist', email: 'nora@example.com' };
const draftKey = { person: user.id, panel: '/admin', uid: galleryUid, entry: '12' };
const createAddress = `/content-manager/collection-types/${galleryUid}/create`;
const update = 'PUT /content-manager/collection-types/:uid/:id';
const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const original = String(galleryEntry.name);
const typed = 'House of Small Machines, and of looms';

/** Stores the draft of an edit view that changed the name ten minutes ago. */
async function leave(more: Partial<DraftRecord> = {}, base: string | null = original): Promise<void> {
  const store = await openDraftStore();
  await store.write({
    ...draftKey,
    writer: 'gone',
    at: Date.now() - 630_000,
    version: null,
    changes: JSON.stringify({ base: { name: base }, mine: { name: typed } }),
    ...more,
  });
  store.close();
}

async function storedDrafts(entry = '12'): Promise<readonly DraftRecord[]> {
  const store = await openDraftStore();
  const records = await store.read({ ...draftKey, entry });
  store.close();
  return records;
}

const open = (spec: Parameters<typeof renderGallery>[0] = {}) => renderGallery({ user, ...spec });
const offer = () => screen.findByText(/You have unsaved changes from/);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
});
afterEach(() => vi.unstubAllGlobals());

describe('the local draft of a closed page', () => {
  it('is offered, restored as one step and deleted once it is saved', async () => {
    await leave();
    const opened = await open({ responses: { [update]: ({ body }) => ({ ...galleryEntry, ...body }) } });
    expect(await offer()).toHaveTextContent('You have unsaved changes from 10 minutes ago');
    await opened.user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(nameField()).toHaveValue(typed);
    expect(noticeTitles(opened.notices())).toEqual(['content-manager.edit.journal.restored']);
    expect(screen.queryByText(/You have unsaved changes from/)).not.toBeInTheDocument();
    // The records belong to this page now.
    await waitFor(async () =>
      expect((await storedDrafts()).map(({ writer }) => writer)).not.toContain('gone'),
    );
    expect(await storedDrafts()).toHaveLength(1);
    await opened.user.click(nameField());
    await opened.user.keyboard('{Control>}z{/Control}');
    expect(nameField()).toHaveValue(original);
    await opened.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await opened.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
    expect(opened.requests(update)[0]?.body).toMatchObject({ name: typed });
  });

  it('is compared with the current values and discarded', async () => {
    await leave();
    const { user: nora } = await open();
    await offer();
    await nora.click(screen.getByRole('button', { name: 'Show what differs' }));
    const dialog = await screen.findByRole('dialog', { name: 'Changes to restore' });
    expect(within(dialog).getByRole('heading', { name: 'Name' })).toBeVisible();
    expect(dialog).toHaveTextContent(`Your changes${typed}Now${original}`);
    await nora.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await nora.click(screen.getByRole('button', { name: 'Discard' }));
    expect(nameField()).toHaveValue(original);
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  });

  it('requires a choice only for fields that have changed since', async () => {
    await leave({}, 'House of Machines');
    const { user: nora } = await open();
    await offer();
    await nora.click(screen.getByRole('button', { name: 'Restore' }));
    const dialog = await screen.findByRole('dialog', { name: 'The same fields have changed since' });
    expect(within(dialog).getByRole('radiogroup', { name: 'Name' })).toHaveTextContent(
      `Your changes${typed}Now${original}`,
    );
    await nora.click(within(dialog).getByRole('button', { name: 'Restore' }));
    expect(nameField()).toHaveValue(typed);
  });

  it('is offered for a new entry', async () => {
    await leave({ entry: JSON.stringify(['new', {}, null, null]) }, null);
    const { user: nora } = await open({ at: createAddress });
    await offer();
    await nora.click(screen.getByRole('button', { name: 'Restore' }));
    expect(nameField()).toHaveValue(typed);
  });

  it('is not offered to another user, who gets a local draft of their own', async () => {
    await leave({ person: 8 });
    const { user: nora } = await open();
    await nora.type(nameField(), '!');
    await waitFor(async () => expect(await storedDrafts()).toHaveLength(1));
    expect(screen.queryByText(/You have unsaved changes from/)).not.toBeInTheDocument();
  });

  it('is deleted when the user leaves the page and confirms', async () => {
    const { user: nora } = await open();
    await nora.type(nameField(), '!');
    await waitFor(async () => expect(await storedDrafts()).toHaveLength(1));
    await nora.click(screen.getByRole('link', { name: 'Back' }));
    await nora.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'The list' });
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  });

  it('is deleted with its entry', async () => {
    const { user: nora } = await open({
      responses: { 'DELETE /content-manager/collection-types/:uid/:id': () => galleryEntry },
    });
    await leave({ writer: 'another' });
    await nora.click(await screen.findByRole('button', { name: 'Delete this entry' }));
    await nora.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  });

  it('is not written if the browser has no storage, and editing still works', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { user: nora } = await open();
    await nora.type(nameField(), '!');
    expect(nameField()).toHaveValue(`${original}!`);
  });
});

describe('the end of a session', () => {
  const ended: Pick<SessionState, 'ending' | 'user'> = { user: null, ending: null };
  const sessions = defineStore({
    id: 'content-manager.test-session',
    state: ended,
    actions: (write) => ({
      end: (ending: 'refused' | 'signed out') => write(() => ({ user: null, ending })),
      rename: () => undefined,
    }),
  });
  const endAs = async (ending: 'refused' | 'signed out') => {
    await leave();
    await leave({ person: 8 });
    const session = sessions.create({ user, ending: null });
    await forgetAtSignOut.run({ session }, new AbortController().signal);
    session.actions.end(ending);
  };

  it('deletes the local drafts of the user who signed out and of no other user', async () => {
    await endAs('signed out');
    await vi.waitFor(async () => expect(await storedDrafts()).toEqual([]));
    const store = await openDraftStore();
    expect(await store.read({ ...draftKey, person: 8 })).toHaveLength(1);
    store.close();
  });

  it('keeps all local drafts if the server ended the session', async () => {
    const forget = vi.spyOn(IDBObjectStore.prototype, 'delete');
    await endAs('refused');
    await vi.dynamicImportSettled();
    expect(await storedDrafts()).toHaveLength(1);
    expect(forget).not.toHaveBeenCalled();
    forget.mockRestore();
  });
});
