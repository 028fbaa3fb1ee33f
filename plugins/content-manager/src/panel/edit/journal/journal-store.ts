import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { JournalPlace, JournalRecord } from './journal-record.ts';

const databaseName = 'admin.journal';

/** Longest text of the changes of one entry, characters; two bytes each in the browser's storage. */
export const longestChanges = 2_500_000;

/** Of how many entries somebody's changes are kept. */
export const mostRecords = 50;

/** How long changes are kept, milliseconds. */
export const longestKept = 30 * 24 * 3_600_000;

type RecordKey = [person: number, panel: string, uid: string, entry: string, writer: string];

interface JournalSchema extends DBSchema {
  changes: { key: RecordKey; value: JournalRecord; indexes: { age: number; person: [number, number] } };
}

/** Unsaved changes in the storage of this browser. Every call rejects where the browser refuses. */
export interface JournalStore {
  /** Keeps a record in place of the one before by the same writer; the oldest go where there are too many. */
  readonly write: (record: JournalRecord) => Promise<void>;
  /** What is kept of an entry, the latest first. */
  readonly read: (place: JournalPlace) => Promise<readonly JournalRecord[]>;
  readonly remove: (record: JournalPlace & Pick<JournalRecord, 'writer'>) => Promise<void>;
  /** Forgets an entry, whoever wrote of it here as this person. */
  readonly removeEntry: (place: JournalPlace) => Promise<void>;
  /** Forgets everything of a person. */
  readonly removePerson: (person: number) => Promise<void>;
  readonly close: () => void;
}

const keyOf = ({
  person,
  panel,
  uid,
  entry,
  writer,
}: JournalPlace & Pick<JournalRecord, 'writer'>): RecordKey => [person, panel, uid, entry, writer];

/** A list sorts behind every text, and so behind all that begins with these parts. */
const within = (...parts: readonly (number | string)[]): IDBKeyRange =>
  IDBKeyRange.bound(parts, [...parts, []]);

const withinPlace = ({ person, panel, uid, entry }: JournalPlace): IDBKeyRange =>
  within(person, panel, uid, entry);

/**
 * Opens the journal. Rejects where the browser keeps nothing, as some do in private windows.
 * @param now milliseconds since 1970
 */
export async function openJournalStore(now: () => number = Date.now): Promise<JournalStore> {
  const database = await openDB<JournalSchema>(databaseName, 1, {
    upgrade(created) {
      const changes = created.createObjectStore('changes', {
        keyPath: ['person', 'panel', 'uid', 'entry', 'writer'],
      });
      changes.createIndex('age', 'at');
      changes.createIndex('person', ['person', 'at']);
    },
    // A newer panel in another tab needs another shape of it: this one writes no more.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  await forgetOld(database, now() - longestKept);
  return {
    async write(record) {
      const transaction = database.transaction('changes', 'readwrite');
      const { store } = transaction;
      await store.put(record);
      const kept = await store.index('person').getAllKeys(within(record.person));
      const oldest = kept.slice(0, Math.max(0, kept.length - mostRecords));
      await Promise.all([...oldest.map((key) => store.delete(key)), transaction.done]);
    },
    async read(place) {
      const records = await database.getAll('changes', withinPlace(place));
      return records.filter(({ at }) => at > now() - longestKept).toSorted((one, other) => other.at - one.at);
    },
    remove: (record) => database.delete('changes', keyOf(record)),
    removeEntry: (place) => database.delete('changes', withinPlace(place)),
    removePerson: (person) => database.delete('changes', within(person)),
    close: () => database.close(),
  };
}

async function forgetOld(database: IDBPDatabase<JournalSchema>, before: number): Promise<void> {
  const transaction = database.transaction('changes', 'readwrite');
  const old = await transaction.store.index('age').getAllKeys(IDBKeyRange.upperBound(before));
  await Promise.all([...old.map((key) => transaction.store.delete(key)), transaction.done]);
}
