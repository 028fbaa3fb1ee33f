import type { LocalChanges } from '@admin/entry-form';
import type { JournalPlace, JournalRecord } from './journal-record.ts';
import type { JournalStore } from './journal-store.ts';
import { followWriter } from './writer-locks.ts';

/** Changes that an edit view left behind, and that nobody else is offered as long as they are offered here. */
export interface OfferedChanges {
  readonly record: JournalRecord;
  readonly changes: LocalChanges;
  /** Forgets them. Never rejects. */
  readonly forget: () => Promise<void>;
}

/** What restoring would do: nothing, nothing that the user may do now, or something. */
export type OfferJudgement = 'nothing new' | 'closed' | 'open';

/** The changes in a record; null where the text is not what this panel writes. */
function changesIn({ changes }: JournalRecord): LocalChanges | null {
  try {
    const { base, mine } = JSON.parse(changes) as Partial<LocalChanges>;
    return base && mine ? { base, mine } : null;
  } catch {
    return null;
  }
}

/**
 * Looks for changes of an entry whose writers are gone, now or later: what a living tab writes is its own. What would
 * change nothing any more is forgotten, as it was saved before its page could hear of it.
 * @param onFound called with each
 * @param signal ends the search, and lets others be offered what was found
 */
export async function findOfferedChanges(
  store: JournalStore,
  place: JournalPlace,
  {
    judge,
    onFound,
    signal,
  }: {
    readonly judge: (changes: LocalChanges) => OfferJudgement;
    readonly onFound: (offered: OfferedChanges) => void;
    readonly signal: AbortSignal;
  },
): Promise<void> {
  const look = async ({ writer }: JournalRecord): Promise<void> => {
    const release = await followWriter(writer, signal);
    // It may have gone on writing until now, or have saved.
    const record = (await store.read(place)).find((other) => other.writer === writer);
    const changes = record && changesIn(record);
    const forget = async (): Promise<void> => {
      await store.remove({ ...place, writer }).catch(() => undefined);
      release();
    };
    if (signal.aborted) release();
    else if (!changes || judge(changes) === 'nothing new') await forget();
    else if (judge(changes) === 'closed') release();
    else {
      signal.addEventListener('abort', release);
      onFound({ record, changes, forget });
    }
  };
  const found = await store.read(place);
  // One that is taken care of elsewhere, or cannot be read, leaves the others as they are.
  for (const record of found) look(record).catch(() => undefined);
}
