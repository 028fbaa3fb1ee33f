import 'fake-indexeddb/auto';
import { withoutTempKeys, type FormValues } from '@admin/content-model';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, entryModel, insert, keyOf, move, remove, type EntryForm } from '@admin/entry-form';
import { openSession, type EntrySession } from '../session/entry-session.ts';
import { createLocalDraft, type LocalDraft } from './local-draft.ts';
import { draftView } from './fixtures/draft-view.ts';
import type { DraftKey, DraftRecord } from './draft-store.ts';
import { openDraftStore, type DraftStore } from './draft-store.ts';
import { findRecoverableDrafts, type RecoverableDraft } from './recoverable-drafts.ts';

const draftKey: DraftKey = { person: 1, panel: '/admin', uid: draftView.contentType.uid, entry: '12' };
const link = (id: number) => ({ id, label: `link ${id}`, note: 'HIDDEN', code: null });
const stored = {
  version: '"v1"',
  entry: {
    id: 12,
    title: 'Looms',
    hidden: 'HIDDEN',
    seo: { id: 1, title: 'Looms', hidden: 'HIDDEN' },
    links: [link(1), link(2), link(3)],
    createdAt: '',
    updatedAt: '',
  },
};

/** One action of a user, and the pause after it, in milliseconds. */
const doing = fc.record({
  does: fc.constantFrom(
    'title',
    'hidden',
    'secret',
    'label',
    'code',
    'seo',
    'insert',
    'move',
    'remove',
    'undo',
  ),
  which: fc.nat(),
  to: fc.nat(20),
  pause: fc.integer({ min: 0, max: 1_500 }),
});
type Doing = typeof doing extends fc.Arbitrary<infer T> ? T : never;

/** The actions in one tab until it is killed: after some time, or when the next write starts. */
const tabLife = fc.record({
  deeds: fc.array(doing, { minLength: 1, maxLength: 6 }),
  rest: fc.nat(1_500),
  diesWriting: fc.boolean(),
});

function take(form: EntryForm, { does, which, to }: Doing): void {
  const items = (form.read('links') ?? []) as readonly FormValues[];
  const key = keyOf(items[which % Math.max(1, items.length)]);
  const before = keyOf(items[to % (items.length + 1)]) ?? null;
  if (does === 'title' || does === 'hidden' || does === 'secret')
    form.change(does, does === 'title' ? `T${to}` : 'HIDDEN too');
  if (does === 'seo') form.change('seo', to % 3 === 0 ? null : { title: `S${to}`, hidden: 'HIDDEN' });
  if (does === 'insert') form.step(insert('links', { label: `N${to}`, code: 'HIDDEN' }, before));
  if (does === 'undo') form.undo();
  if (key === undefined) return;
  if (does === 'label') form.step(change(`links.#${key}.label`, `L${to}`));
  if (does === 'code') form.step(change(`links.#${key}.code`, 'HIDDEN code'));
  if (does === 'move') form.step(move('links', key, before));
  if (does === 'remove') form.step(remove('links', key));
}

function plain(component: unknown): unknown {
  const { note: _note, code: _code, hidden: _hidden, ...rest } = (component ?? {}) as FormValues;
  return rest;
}

/** Returns the values that the storage may contain in plain text. */
function readable(values: FormValues): unknown {
  const { title, seo, links } = withoutTempKeys(values) as FormValues;
  return { title, seo: seo === null ? null : plain(seo), links: (links as readonly unknown[]).map(plain) };
}

interface OpenEditor {
  readonly session: EntrySession;
  readonly journal: LocalDraft;
}

let store: DraftStore;
let writers = 0;

/** The storage as one tab uses it: after the tab is killed, it starts and receives nothing. */
function openTab() {
  let isAlive = true;
  const unlessKilled = async (work: () => Promise<void>) => (isAlive ? work() : new Promise<void>(() => {}));
  return {
    store: {
      ...store,
      write: (record: DraftRecord) => unlessKilled(() => store.write(record)),
      remove: (record: Parameters<DraftStore['remove']>[0]) => unlessKilled(() => store.remove(record)),
    },
    /** Ends the tab without a pagehide event, as a crash does. */
    kill() {
      isAlive = false;
      // The clock starts again with it.
      vi.clearAllTimers();
    },
  };
}

function open(storage = store): OpenEditor {
  const session = openSession(draftView, { stored });
  writers += 1;
  const { form, version } = session;
  const model = entryModel(draftView);
  const journal = createLocalDraft({
    store: storage,
    form,
    model,
    key: () => draftKey,
    version,
    writer: `w${writers}`,
  });
  return { session, journal };
}

/** Returns the drafts that a newly opened edit view would offer. */
async function offered(session: EntrySession): Promise<readonly RecoverableDraft[]> {
  const found: RecoverableDraft[] = [];
  await findRecoverableDrafts(store, draftKey, {
    effectOf: (changes) => (session.previewRestore(changes, () => true).length > 0 ? 'open' : 'nothing new'),
    onFound: (one) => found.push(one),
    signal: new AbortController().signal,
  });
  await new Promise((resolve) => setImmediate(resolve));
  await store.read(draftKey);
  await new Promise((resolve) => setImmediate(resolve));
  return found;
}

/** Restores an offered draft as the edit view does; returns the result. */
async function restore(session: EntrySession, journal: LocalDraft, { changes, forget }: RecoverableDraft) {
  const { form } = session;
  const conflicts = session.restore(changes, { resolved: [], mayWrite: () => true });
  form.undo();
  const isOneStep = !form.isModified();
  form.redo();
  await journal.flush();
  await forget();
  return { conflicts, isOneStep };
}

const asOneStep = { conflicts: [], isOneStep: true };

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  store = await openDraftStore();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a local draft that twenty tabs write, each of which is killed', () => {
  it('is restored in the next tab except for the last second and never contains secrets', async () => {
    const lives = fc.array(tabLife, { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(lives, async (tabs) => {
        await store.removePerson(1);
        let acceptable = [JSON.stringify(readable(openSession(draftView, { stored }).form.values()))];

        /** Opens the entry in another tab, and restores its draft. */
        const reopen = async (storage: DraftStore) => {
          const { session, journal } = open(storage);
          const { form } = session;
          const [first, ...others] = await offered(session);
          expect(others).toEqual([]);
          expect(first ? await restore(session, journal, first) : asOneStep).toEqual(asOneStep);
          expect(acceptable).toContain(JSON.stringify(readable(form.values())));
          return form;
        };

        for (const { deeds, rest, diesWriting } of tabs) {
          const tab = openTab();
          const form = await reopen(tab.store);
          const past: { readonly at: number; readonly values: string }[] = [];
          const remember = () =>
            past.push({ at: Date.now(), values: JSON.stringify(readable(form.values())) });
          remember();
          for (const [index, one] of deeds.entries()) {
            take(form, one);
            remember();
            await vi.advanceTimersByTimeAsync(index === deeds.length - 1 ? rest : one.pause);
            // Reading waits for pending writes.
            const records = await store.read(draftKey);
            expect(records.map(({ changes }) => changes).join()).not.toContain('HIDDEN');
          }
          if (diesWriting && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer();
          const killedAt = Date.now();
          tab.kill();
          const lastGuaranteed = past.findLastIndex(({ at }) => at < killedAt - 1_000);
          acceptable = past.slice(Math.max(0, lastGuaranteed)).map(({ values }) => values);
        }
        await reopen(store);
      }),
      { numRuns: 3 },
    );
  });
});

/** Advances the clock and waits for pending writes; returns the stored records. */
async function settle(milliseconds = 1_000): Promise<readonly DraftRecord[]> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await store.read(draftKey);
  return store.read(draftKey);
}

describe('the local draft of an entry', () => {
  it('is written immediately and then once a second', async () => {
    const write = vi.spyOn(store, 'write');
    const { session, journal } = open();
    for (let letter = 0; letter < 30; letter += 1) {
      session.form.change('title', `T${letter}`);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(write.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(write.mock.calls.length).toBeLessThanOrEqual(4);
    await journal.close();
    expect((await store.read(draftKey))[0]?.changes).toContain('T29');
  });

  it('is written when the browser is idle, or after 100 ms at the latest', async () => {
    const calls: { readonly work: () => void; readonly timeout: number | undefined }[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void, options?: IdleRequestOptions) =>
      calls.push({ work, timeout: options?.timeout }),
    );
    const { session } = open();
    session.form.change('title', 'one');
    expect(await settle()).toEqual([]);
    expect(calls.map(({ timeout }) => timeout)).toEqual([100]);
    calls[0]?.work();
    expect((await settle(0))[0]?.changes).toContain('one');
    session.form.change('title', 'two');
    await vi.advanceTimersByTimeAsync(900);
    expect(calls).toHaveLength(2);
    window.dispatchEvent(new Event('pagehide'));
    expect((await settle(0))[0]?.changes).toContain('two');
    const write = vi.spyOn(store, 'write');
    calls[1]?.work();
    await settle(0);
    expect(write).not.toHaveBeenCalled();
  });

  it('is written when the page is hidden, regardless of the last write', async () => {
    const { session } = open();
    session.form.change('title', 'one');
    await settle(0);
    session.form.change('title', 'two');
    window.dispatchEvent(new Event('pagehide'));
    expect((await settle(0))[0]?.changes).toContain('two');
  });

  it('is deleted by a save and by an undo, and is based on the saved version afterwards', async () => {
    const { session } = open();
    session.form.change('title', 'mine');
    expect(await settle()).toHaveLength(1);
    session.accept({ version: '"v2"', entry: { ...stored.entry, title: 'mine' } });
    expect(await settle()).toEqual([]);
    session.form.change('title', 'more');
    expect(await settle()).toMatchObject([{ version: '"v2"' }]);
    session.form.undo();
    expect(await settle()).toEqual([]);
  });

  it('is deleted when the changes are discarded and is not written again', async () => {
    const { session, journal } = open();
    session.form.change('title', 'mine');
    await settle();
    await journal.forget();
    session.form.change('title', 'later');
    expect(await settle()).toEqual([]);
  });

  it('is not stored beyond the size limit and reports itself as incomplete', async () => {
    const { session, journal } = open();
    session.form.change('title', 'x'.repeat(2_600_000));
    expect(await settle()).toEqual([]);
    expect(journal.isComplete()).toBe(false);
    session.form.change('title', 'short');
    expect(await settle()).toHaveLength(1);
    expect(journal.isComplete()).toBe(true);
  });

  it('is incomplete while a secret value is changed', () => {
    const { session, journal } = open();
    const { form } = session;
    form.change('title', 'mine');
    form.change('seo.title', 'mine, too');
    expect(journal.isComplete()).toBe(true);
    for (const path of ['secret', 'hidden', 'seo.hidden']) {
      form.change(path, 'HIDDEN too');
      expect(journal.isComplete()).toBe(false);
      form.undo();
      expect(journal.isComplete()).toBe(true);
    }
  });

  it('is merged with a newer saved version and returns the conflicts', async () => {
    const { session } = open();
    session.form.change('title', 'mine');
    session.form.change('seo.title', 'mine, too');
    await settle();
    vi.clearAllTimers();
    const theirs = { ...stored.entry, title: 'theirs', links: [link(2)] };
    const next = openSession(draftView, { stored: { version: '"v2"', entry: theirs } });
    const [first] = await offered(next);
    const changes = first?.changes ?? { base: {}, mine: {} };
    const conflicts = next.restore(changes, { resolved: [], mayWrite: () => true });
    expect(conflicts).toMatchObject([{ path: ['title'], mine: 'mine', theirs: 'theirs' }]);
    expect(next.form.isModified()).toBe(false);
    const settled = conflicts.map((one) => ({ ...one, side: 'mine' as const }));
    expect(next.restore(changes, { resolved: settled, mayWrite: () => true })).toEqual([]);
    expect(readable(next.form.values())).toMatchObject({
      title: 'mine',
      seo: { title: 'mine, too' },
      links: [{ id: 2 }],
    });
    expect(next.version()).toBe('"v2"');
  });

  it('restores only fields that the user may write', async () => {
    const { session } = open();
    session.form.change('title', 'mine');
    session.form.change('seo.title', 'mine, too');
    await settle();
    const next = openSession(draftView, { stored });
    const [first] = await offered(next);
    next.restore(first?.changes ?? { base: {}, mine: {} }, {
      resolved: [],
      mayWrite: (name) => name === 'seo',
    });
    expect(readable(next.form.values())).toMatchObject({ title: 'Looms', seo: { title: 'mine, too' } });
  });

  it('is deleted if the server already has its changes', async () => {
    const { session } = open();
    session.form.change('title', 'mine');
    await settle();
    const saved = openSession(draftView, {
      stored: { version: '"v2"', entry: { ...stored.entry, title: 'mine' } },
    });
    expect(await offered(saved)).toEqual([]);
    expect(await store.read(draftKey)).toEqual([]);
  });

  it('is stored for the latest fifty entries of a user, for a month, and deleted with the user', async () => {
    const record = { ...draftKey, writer: 'w', version: null, changes: '{}' };
    for (let entry = 0; entry < 60; entry += 1)
      await store.write({ ...record, entry: `${entry}`, at: Date.now() + entry });
    await store.write({ ...record, person: 2, at: Date.now() });
    expect(await store.read({ ...draftKey, entry: '9' })).toEqual([]);
    expect(await store.read({ ...draftKey, entry: '10' })).toHaveLength(1);
    await store.removePerson(1);
    expect(await store.read({ ...draftKey, entry: '59' })).toEqual([]);
    expect(await store.read({ ...draftKey, person: 2 })).toHaveLength(1);
    vi.setSystemTime(Date.now() + 31 * 24 * 3_600_000);
    expect(await store.read({ ...draftKey, person: 2 })).toEqual([]);
  });
});
