import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { galleryUid } from '../fixtures/gallery-type.ts';
import type { DraftRecord } from '../local-drafts/draft-store.ts';
import { openDraftStore } from '../local-drafts/draft-store.ts';
import { renderBranches } from '../fixtures/render-branches.tsx';

const user = { id: 7, firstname: 'Nora', lastname: 'Quist', email: 'nora@example.com' };
const draftKey = { person: user.id, panel: '/admin', uid: galleryUid, entry: '13' };

async function storedDrafts(): Promise<readonly DraftRecord[]> {
  const store = await openDraftStore();
  const records = await store.read(draftKey);
  store.close();
  return records;
}

/** Opens the linked entry in a side panel. */
async function openLinked() {
  const opened = await renderBranches({ user });
  await opened.user.click(await screen.findByRole('button', { name: 'Edit House 13' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Gallery' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  return { ...opened, dialog, name };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
});
afterEach(() => vi.unstubAllGlobals());

describe('the input in a side panel', () => {
  it('is stored for its own entry, and deleted once it is saved', async () => {
    const { user: nora, name } = await openLinked();
    await nora.type(name, ' East');
    await waitFor(async () => {
      const [record] = await storedDrafts();
      expect(JSON.parse(record?.changes ?? 'null')).toMatchObject({ mine: { name: 'House 13 East' } });
    });
    await nora.keyboard('{Control>}s{/Control}');
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  });

  it('is deleted when the user confirms closing the panel', async () => {
    const { user: nora, name, back } = await openLinked();
    await nora.type(name, ' East');
    await waitFor(async () => expect(await storedDrafts()).toHaveLength(1));
    await back();
    await nora.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  });

  it('is offered in the panel after the page was closed, and restored', async () => {
    const store = await openDraftStore();
    const changes = JSON.stringify({ base: { name: 'House 13' }, mine: { name: 'House 13 East' } });
    await store.write({ ...draftKey, writer: 'gone', at: Date.now() - 630_000, version: null, changes });
    store.close();
    const { user: nora, dialog, name } = await openLinked();
    expect(await dialog.findByText(/You have unsaved changes from/)).toHaveTextContent('10 minutes ago');
    await nora.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(name).toHaveValue('House 13 East');
  });
});
