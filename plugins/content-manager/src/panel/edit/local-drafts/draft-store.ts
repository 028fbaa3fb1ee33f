import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { EntryAddress } from '../../entry/index.ts';

/** Identifies the entry of a draft. */
export interface DraftKey {
  /** Id of the user. */
  readonly person: number;
  /** Path of the panel: two panels of one origin share the storage of the browser. */
  readonly panel: string;
  /** Uid of the content type. */
  readonly uid: string;
  /** The entry, or the address of a new one; see {@link draftEntry}. */
  readonly entry: string;
}

/** A stored draft. The names of its properties are stored in browsers. */
export interface DraftRecord extends DraftKey {
  /** Name of the edit view that wrote it: each one has its own record. */
  readonly writer: string;
  /** Time of the last write, in milliseconds since 1970. */
  readonly at: number;
  /** Version of the entry that the changes are based on; null for a new one. */
  readonly version: string | null;
  /** `LocalChanges` of the form as JSON. */
  readonly changes: string;
}

/** Returns the name of an entry in drafts: its id, or for a new one the parts of its address that identify it. */
export function draftEntry({ kind, id, parameters, origin, start }: EntryAddress): string {
  if (id !== null) return id;
  return JSON.stringify(kind === 'singleType' ? ['single', parameters] : ['new', parameters, origin, start]);
}

const databaseName = 'admin.journal';

/** Maximum length of the changes of one entry, in characters of two bytes. */
export const maxLength = 2_500_000;

/** Maximum number of drafts per user. */
export const maxRecords = 50;

/** Time after which a draft is removed, in milliseconds. */
export const maxAge = 30 * 24 * 3_600_000;

type RecordKey = [person: number, panel: string, uid: string, entry: string, writer: string];

interface DraftSchema extends DBSchema {
  changes: { key: RecordKey; value: DraftRecord; indexes: { age: number; person: [number, number] } };
}

/** The drafts in the storage of this browser. Every call rejects if the browser denies access. */
export interface DraftStore {
  /** Writes a record, which replaces the previous one of the same writer. Removes the oldest beyond the maximum. */
  readonly write: (record: DraftRecord) => Promise<void>;
  /** Returns the drafts of an entry, newest first. */
  readonly read: (entry: DraftKey) => Promise<readonly DraftRecord[]>;
  readonly remove: (record: DraftKey & Pick<DraftRecord, 'writer'>) => Promise<void>;
  /** Removes the drafts of an entry by all writers of this user. */
  readonly removeEntry: (entry: DraftKey) => Promise<void>;
  /** Removes all drafts of a user. */
  readonly removePerson: (person: number) => Promise<void>;
  readonly close: () => void;
}

const keyOf = ({ person, panel, uid, entry, writer }: DraftKey & Pick<DraftRecord, 'writer'>): RecordKey => [
  person,
  panel,
  uid,
  entry,
  writer,
];

/** Returns the range of all keys that start with these parts: an array sorts after every text. */
const within = (...parts: readonly (number | string)[]): IDBKeyRange =>
  IDBKeyRange.bound(parts, [...parts, []]);

const withinEntry = ({ person, panel, uid, entry }: DraftKey): IDBKeyRange =>
  within(person, panel, uid, entry);

/**
 * Opens the drafts. Rejects if the browser stores nothing, as in some private windows.
 * @param now milliseconds since 1970
 */
export async function openDraftStore(now: () => number = Date.now): Promise<DraftStore> {
  const database = await openDB<DraftSchema>(databaseName, 1, {
    upgrade(created) {
      const changes = created.createObjectStore('changes', {
        keyPath: ['person', 'panel', 'uid', 'entry', 'writer'],
      });
      changes.createIndex('age', 'at');
      changes.createIndex('person', ['person', 'at']);
    },
    // A newer panel in another tab has another schema: this one stops writing.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  await removeOld(database, now() - maxAge);
  return {
    async write(record) {
      const transaction = database.transaction('changes', 'readwrite');
      const { store } = transaction;
      await store.put(record);
      const keys = await store.index('person').getAllKeys(within(record.person));
      const oldest = keys.slice(0, Math.max(0, keys.length - maxRecords));
      await Promise.all([...oldest.map((key) => store.delete(key)), transaction.done]);
    },
    async read(entry) {
      const records = await database.getAll('changes', withinEntry(entry));
      return records.filter(({ at }) => at > now() - maxAge).toSorted((one, other) => other.at - one.at);
    },
    remove: (record) => database.delete('changes', keyOf(record)),
    removeEntry: (entry) => database.delete('changes', withinEntry(entry)),
    removePerson: (person) => database.delete('changes', within(person)),
    close: () => database.close(),
  };
}

async function removeOld(database: IDBPDatabase<DraftSchema>, before: number): Promise<void> {
  const transaction = database.transaction('changes', 'readwrite');
  const old = await transaction.store.index('age').getAllKeys(IDBKeyRange.upperBound(before));
  await Promise.all([...old.map((key) => transaction.store.delete(key)), transaction.done]);
}

/** Removes all drafts of a user. Never rejects; does nothing if the browser stores no drafts. */
export async function removeDrafts(person: number): Promise<void> {
  try {
    const store = await openDraftStore();
    await store.removePerson(person);
    store.close();
  } catch {
    // The browser has no storage.
  }
}
