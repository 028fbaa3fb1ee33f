import {
  changedValues,
  fileUid,
  originOf,
  fileChanges,
  type ChangeRecord,
  type ChangeValues,
  type DatabaseTransaction,
  type FileEvent,
  type FileEventName,
  type PluginContext,
} from '@admin/server';
import type { Selectable } from 'kysely';
import { presentFile } from '../rows/file-rows.ts';
import type { FileRow } from '../rows/tables.ts';

/** The services that publishing events of files needs. */
export type EventServices = Pick<PluginContext, 'events'>;

/** The columns of a file that hooks can set. */
export type FileTexts = Partial<Pick<Selectable<FileRow>, 'name' | 'alternative_text' | 'caption'>>;

/** Publishes the events of files that one transaction changes. */
export interface FileChanges {
  /**
   * Runs the hooks of plugins before files are written.
   * @param compose the values to write of each file, and its row if it exists; not called without hooks
   * @returns the columns that hooks set, for each file in order; an empty list without hooks
   */
  readonly runBefore: (
    transaction: DatabaseTransaction,
    compose: () => readonly { readonly row?: Selectable<FileRow>; readonly columns: HookedColumns }[],
  ) => Promise<readonly FileTexts[]>;
  /**
   * Runs the hooks after the files are written, then records the events and the changes inside the transaction. Rejects when
   * one of them fails.
   * @param before the previous rows of changed files, in the same order
   */
  readonly record: (
    transaction: DatabaseTransaction,
    rows: readonly Selectable<FileRow>[],
    before?: readonly Selectable<FileRow>[],
  ) => Promise<void>;
  /** Publishes the recorded events after the commit. */
  readonly emit: () => void;
}

/** The user whose changes are recorded. */
export type Author = Parameters<typeof originOf>[0];

/** Returns the record of a changed file. */
function changeOf(
  action: FileEventName,
  row: Selectable<FileRow>,
  before: Selectable<FileRow> | undefined,
  author: Author,
): ChangeRecord {
  const change = {
    action,
    entity: { type: fileUid, id: row.id, label: row.name },
    origin: originOf(author),
  };
  if (action === 'media.create') return { ...change, after: recordedValues(row) };
  if (before === undefined) return { ...change, before: recordedValues(row) };
  return { ...change, ...changedValues(recordedValues(before), recordedValues(row)) };
}

function recordedValues(row: Selectable<FileRow>) {
  const { name, alternativeText, caption, folderPath, mime, size } = presentFile(row);
  return { name, alternativeText, caption, folderPath, mime, size };
}

type FileValues = ChangeValues<typeof fileChanges>;

/** The columns of a file that hooks receive; absent ones stay unchanged. */
type HookedColumns = Partial<Pick<Selectable<FileRow>, keyof typeof namesOfColumns>>;

const namesOfColumns = {
  name: 'name',
  alternative_text: 'alternativeText',
  caption: 'caption',
  folder_path: 'folderPath',
  hash: 'hash',
  ext: 'ext',
  mime: 'mime',
  size: 'size',
  width: 'width',
  height: 'height',
  url: 'url',
} as const satisfies Readonly<Partial<Record<keyof FileRow, keyof FileValues>>>;

/** Returns the values of columns, by the names that hooks use. */
function hookedValues(columns: HookedColumns): Partial<FileValues> {
  const named = Object.entries(namesOfColumns).map(([column, name]) => [
    name,
    columns[column as keyof HookedColumns],
  ]);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined)) as Partial<FileValues>;
}

const verbs = { 'media.create': 'create', 'media.update': 'update', 'media.delete': 'delete' } as const;

/** Creates a publisher for a change of files; composes nothing without a listener or recorder. */
export async function fileEvents(
  { events }: EventServices,
  name: FileEventName,
  author: Author,
): Promise<FileChanges> {
  const isWanted = await events.wanted(name);
  const verb = verbs[name];
  const origin = originOf(author);
  let emitted: readonly FileEvent[] = [];
  return {
    async runBefore({ kysely }, compose) {
      const set = await events.runBefore(fileChanges, verb, kysely, () =>
        compose().map(({ row, columns }) => ({
          id: row?.id ?? null,
          before: row === undefined ? null : (hookedValues(row) as FileValues),
          values: hookedValues(columns),
          origin,
        })),
      );
      return set.map(({ name: fileName, alternativeText, caption }) => ({
        ...(fileName !== undefined && { name: fileName }),
        ...(alternativeText !== undefined && { alternative_text: alternativeText }),
        ...(caption !== undefined && { caption }),
      }));
    },
    async record(transaction, rows, before) {
      await events.runAfter(fileChanges, verb, transaction.kysely, () =>
        rows.map((row, index) => {
          const earlier = name === 'media.delete' ? row : before?.[index];
          return {
            id: row.id,
            before: earlier === undefined ? null : (hookedValues(earlier) as FileValues),
            after: name === 'media.delete' ? null : (hookedValues(row) as FileValues),
            origin,
          };
        }),
      );
      await events.recordChange(transaction.kysely, () =>
        rows.map((row, index) => changeOf(name, row, before?.[index], author)),
      );
      if (!isWanted || rows.length === 0) return;
      emitted = rows.map((row) => ({ uid: fileUid, id: row.id, file: presentFile(row) }));
      await events.record(name, emitted, transaction);
    },
    emit() {
      for (const event of emitted) events.emit(name, event);
    },
  };
}
