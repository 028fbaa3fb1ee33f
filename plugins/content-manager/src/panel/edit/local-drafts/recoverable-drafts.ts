import type { LocalChanges } from '@admin/entry-form';
import type { DraftKey, DraftRecord, DraftStore } from './draft-store.ts';

const lockOf = (writer: string): string => `admin.journal ${writer}`;

/** Returns a name that is unique among the edit views of all tabs. */
export function writerName(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Acquires the lock of a writer. Resolves to the function that releases it; without Web Locks immediately. */
async function acquire(writer: string, signal?: AbortSignal): Promise<() => void> {
  if (!('locks' in navigator)) return () => undefined;
  return new Promise((resolve, reject) => {
    const held = () => new Promise<void>((release) => resolve(() => release()));
    navigator.locks.request(lockOf(writer), signal ? { signal } : {}, held).catch(reject);
  });
}

/**
 * Locks the name of a writer while its page exists; browsers release the locks of a closed page. Browsers have locks in
 * secure contexts only; without them, the writer always counts as closed.
 * @returns the function that releases the lock
 */
export function lockWriter(writer: string): () => void {
  let release: (() => void) | undefined;
  let isOver = false;
  const settle = (granted: () => void) => {
    release = granted;
    if (isOver) granted();
  };
  acquire(writer).then(settle, () => undefined);
  return () => {
    isOver = true;
    release?.();
  };
}

/** Changes of a closed edit view. While they are offered here, no other tab offers them. */
export interface RecoverableDraft {
  readonly record: DraftRecord;
  readonly changes: LocalChanges;
  /** Removes them. Never rejects. */
  readonly forget: () => Promise<void>;
}

/** Effect of restoring a draft: none, none with the current permissions, or a change. */
export type RestoreEffect = 'nothing new' | 'closed' | 'open';

/** Returns the changes of a record; null if it is malformed. */
function changesIn({ changes }: DraftRecord): LocalChanges | null {
  try {
    const { base, mine } = JSON.parse(changes) as Partial<LocalChanges>;
    return base && mine ? { base, mine } : null;
  } catch {
    return null;
  }
}

/**
 * Finds drafts of an entry whose edit views are closed, now or later. Drafts without an effect are removed, since they were
 * saved before their page received the response.
 * @param onFound called with each draft
 * @param signal ends the search and lets other tabs offer the drafts
 */
export async function findRecoverableDrafts(
  store: DraftStore,
  key: DraftKey,
  {
    effectOf,
    onFound,
    signal,
  }: {
    readonly effectOf: (changes: LocalChanges) => RestoreEffect;
    readonly onFound: (offered: RecoverableDraft) => void;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  const recover = async ({ writer }: DraftRecord): Promise<void> => {
    const release = await acquire(writer, signal);
    // The writer may have written or saved since the first read.
    const record = (await store.read(key)).find((other) => other.writer === writer);
    const changes = record && changesIn(record);
    const forget = async (): Promise<void> => {
      await store.remove({ ...key, writer }).catch(() => undefined);
      release();
    };
    if (signal.aborted) release();
    else if (!changes || effectOf(changes) === 'nothing new') await forget();
    else if (effectOf(changes) === 'closed') release();
    else {
      signal.addEventListener('abort', release);
      onFound({ record, changes, forget });
    }
  };
  const found = await store.read(key);
  // A draft that another tab offers, or that cannot be read, does not affect the others.
  for (const record of found) recover(record).catch(() => undefined);
}
