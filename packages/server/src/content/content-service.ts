import type { Schemas } from '@admin/content-model';
import { AnswerCache } from '../answers/answer-cache.ts';
import type { Database } from '../database/database.ts';
import { createConfigurationStore } from './configurations/configuration-store.ts';
import { findImported } from './import/find-imported.ts';
import { importEntries } from './import/import-entries.ts';
import { importFiles } from './import/import-files.ts';
import { createLocaleStore } from './locales/locale-store.ts';
import { autoCloneEntry, cloneEntry } from './operations/entries/clone-entry.ts';
import { createEntry } from './operations/entries/create-entry.ts';
import { deleteEntries, deleteEntry } from './operations/entries/delete-entries.ts';
import { judgeList } from './operations/entries/judge-list.ts';
import { exportEntries } from './operations/entries/export-entries.ts';
import { findEntries } from './operations/entries/find-entries.ts';
import { readEntry } from './operations/entries/read-entry.ts';
import { updateEntry } from './operations/entries/update-entry.ts';
import type { OperationContext } from './operations/operation-context.ts';
import {
  countDraftRelations,
  countDraftRelationsOfMany,
} from './operations/publishing/count-draft-relations.ts';
import { setPublished } from './operations/publishing/publish-entries.ts';
import { setPublishedMany } from './operations/publishing/publish-many.ts';
import { findRelations } from './operations/relations/find-relations.ts';
import { searchRelations } from './operations/relations/search-relations.ts';
import { onSingle } from './operations/single-types/on-single.ts';
import { readSingle } from './operations/single-types/read-single.ts';
import { saveSingle } from './operations/single-types/save-single.ts';
import { checkUid } from './operations/uid/check-uid.ts';
import { generateUid } from './operations/uid/generate-uid.ts';
import { publicPermissions } from './permissions/public-permissions.ts';
import { CountCache } from './query/count-cache.ts';
import { syncSchema } from './schema-sync/sync-schema.ts';

/** What the content operations need beside the database and the schemas. */
export interface ContentServiceOptions {
  readonly database: Database;
  readonly schemas: Schemas;
  /** Told of entries that were written; nobody is when absent. */
  readonly events?: OperationContext['events'];
  /** Look at changes before they are stored; nobody does when absent. */
  readonly hooks?: OperationContext['hooks'];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Makes what is stored of a password attribute. */
  readonly hashPassword: (password: string) => Promise<string>;
}

const nobody: OperationContext['events'] = {
  emit: () => undefined,
  record: () => Promise.resolve(),
  wanted: () => Promise.resolve(false),
};

const noHooks: OperationContext['hooks'] = { has: () => false, run: () => Promise.resolve({}) };

type OnSingle = Parameters<typeof onSingle>[1];

/**
 * Brings the tables in line with the schemas and gives every operation on content. Each of them checks
 * the permissions that it is given; an answer never holds what the actor may not read. Throws
 * a StartError when the schemas cannot be stored without losing values.
 */
export async function createContentService(options: ContentServiceOptions) {
  const { database, schemas, events = nobody, hooks = noHooks, now, hashPassword } = options;
  const storage = await syncSchema(database, schemas);
  const context: OperationContext = {
    database,
    storage,
    events,
    hooks,
    publicPermissions: publicPermissions(schemas),
    counts: new CountCache(database),
    answers: new AnswerCache(() => database.state()),
    locales: createLocaleStore(database),
    configurations: createConfigurationStore(database, schemas, now),
    hashPassword,
    now,
  };
  return {
    storage,
    locales: context.locales,
    configurations: context.configurations,
    findEntries: bind(context, findEntries),
    judgeList: (call: Parameters<typeof judgeList>[1]) => judgeList(context, call),
    exportEntries: bind(context, exportEntries),
    readEntry: bind(context, readEntry),
    createEntry: bind(context, createEntry),
    updateEntry: bind(context, updateEntry),
    deleteEntry: bind(context, deleteEntry),
    deleteEntries: bind(context, deleteEntries),
    cloneEntry: bind(context, cloneEntry),
    autoCloneEntry: bind(context, autoCloneEntry),
    publishEntry: (call: Parameters<typeof setPublished>[1]) => setPublished(context, call, 'publish'),
    unpublishEntry: (call: Parameters<typeof setPublished>[1]) => setPublished(context, call, 'unpublish'),
    publishEntries: (call: Parameters<typeof setPublishedMany>[1]) =>
      setPublishedMany(context, call, 'publish'),
    unpublishEntries: (call: Parameters<typeof setPublishedMany>[1]) =>
      setPublishedMany(context, call, 'unpublish'),
    countDraftRelations: bind(context, countDraftRelations),
    countDraftRelationsOfMany: bind(context, countDraftRelationsOfMany),
    findRelations: bind(context, findRelations),
    searchRelations: bind(context, searchRelations),
    generateUid: bind(context, generateUid),
    checkUid: bind(context, checkUid),
    findImported: bind(context, findImported),
    importEntries: bind(context, importEntries),
    importFiles: bind(context, importFiles),
    readSingle: bind(context, readSingle),
    saveSingle: bind(context, saveSingle),
    deleteSingle: (call: OnSingle) =>
      onSingle(context, call, 'delete', (id) => deleteEntry(context, { ...call, id })),
    publishSingle: (call: OnSingle) =>
      onSingle(context, call, 'publish', (id) => setPublished(context, { ...call, id }, 'publish')),
    unpublishSingle: (call: OnSingle) =>
      onSingle(context, call, 'publish', (id) => setPublished(context, { ...call, id }, 'unpublish')),
    countDraftRelationsOfSingle: (call: OnSingle) =>
      onSingle(context, call, 'read', (id) => countDraftRelations(context, { ...call, id })),
  };
}

/** Every operation on content. */
export type ContentService = Awaited<ReturnType<typeof createContentService>>;

function bind<Call, Answer>(
  context: OperationContext,
  operation: (context: OperationContext, call: Call) => Promise<Answer>,
): (call: Call) => Promise<Answer> {
  return (call) => operation(context, call);
}
