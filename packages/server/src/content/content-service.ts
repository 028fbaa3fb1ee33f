import type { Schemas } from '@admin/content-model';
import { ResponseCache } from '../responses/response-cache.ts';
import type { Database } from '../database/database.ts';
import { createConfigurationStore } from './stores/configuration-store.ts';
import { findImported, importEntries } from './operations/import/import-entries.ts';
import { importFiles } from './operations/import/import-files.ts';
import { createLocaleStore } from './stores/locale-store.ts';
import { autoCloneEntry, cloneEntry } from './operations/entries/clone-entry.ts';
import { findMatchingIds } from './operations/entries/bulk-entries.ts';
import { createEntry } from './operations/entries/create-entry.ts';
import { deleteEntries, deleteEntry } from './operations/entries/delete-entries.ts';
import { listAccess } from './operations/entries/list-access.ts';
import { exportEntries } from './operations/entries/export-entries.ts';
import { findEntries } from './operations/entries/find-entries.ts';
import { findProjected, readProjection } from './operations/entries/project-entries.ts';
import { readEntry } from './operations/entries/read-entry.ts';
import { updateEntry } from './operations/entries/update-entry.ts';
import {
  bindOperations,
  type BoundOperations,
  type OperationContext,
} from './operations/operation-context.ts';
import { findFileUses, findEntryUses } from './operations/references/find-references.ts';
import { findLastChanged } from './operations/find-last-changed.ts';
import {
  countManagedLinks,
  fillManagedLinks,
  readManagedLinks,
  replaceManagedLinks,
  writeManagedLinks,
} from './operations/managed/managed-links.ts';
import { requireEntry } from './operations/managed/require-entry.ts';
import { countEntriesOfLocale, deleteEntriesOfLocale } from './operations/entries/entries-of-locale.ts';
import { readSharedValues } from './operations/entries/read-shared-values.ts';
import {
  countDraftRelations,
  countDraftRelationsOfMany,
} from './operations/publishing/count-draft-relations.ts';
import { publishEntries, unpublishEntries } from './operations/publishing/publish-entries.ts';
import { publishEntry, unpublishEntry } from './operations/publishing/publish-entry.ts';
import { findRelations } from './operations/relations/find-relations.ts';
import { searchRelations } from './operations/relations/search-relations.ts';
import { saveSingle, singleEntryId } from './operations/single-types.ts';
import { checkUid, generateUid } from './operations/uid/generate-uid.ts';
import { publicPermissions } from './permissions/public-permissions.ts';
import { CountCache } from './list-plan/count-cache.ts';
import { rebuildDerived } from './schema-sync/rebuild-derived.ts';
import { linkTablesOf, type LinkTable } from './storage/link-tables.ts';
import { syncSchema } from './schema-sync/sync-schema.ts';
import type { BlockValidators, CustomFieldValidators } from './storage/content-storage.ts';

/** The dependencies of the content operations. */
export interface ContentServiceOptions {
  readonly database: Database;
  readonly schemas: Schemas;
  /** Validators of the attributes that name them. @default none */
  readonly customFields?: CustomFieldValidators;
  /** Validators of plugins' blocks, inline elements and marks. @default none */
  readonly blocks?: BlockValidators;
  /** Tables of plugins whose rows relations may target. @default none */
  readonly linkTargets?: readonly LinkTable[];
  /** Receives events of written entries. @default none */
  readonly events?: OperationContext['events'];
  /** Run before changes are stored. @default none */
  readonly hooks?: OperationContext['hooks'];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hashes the value of a password attribute. */
  readonly hashPassword: (password: string) => Promise<string>;
}

const nobody: OperationContext['events'] = {
  emit: () => undefined,
  record: () => Promise.resolve(),
  wanted: () => Promise.resolve(false),
  isRecording: () => false,
  recordChange: () => Promise.resolve(),
  runBefore: () => Promise.resolve([]),
  runAfter: () => Promise.resolve(),
};

const noHooks: OperationContext['hooks'] = { has: () => false, run: () => Promise.resolve({}) };

const noCustomFields: CustomFieldValidators = new Map();
const noBlocks: BlockValidators = { nodes: new Map(), marks: new Set() };

const operations = {
  findEntries,
  findMatchingIds,
  listAccess,
  exportEntries,
  readEntry,
  findProjected,
  readProjection,
  createEntry,
  updateEntry,
  deleteEntry,
  deleteEntries,
  cloneEntry,
  autoCloneEntry,
  publishEntry,
  unpublishEntry,
  publishEntries,
  unpublishEntries,
  countDraftRelations,
  countDraftRelationsOfMany,
  findRelations,
  searchRelations,
  findFileUses,
  findEntryUses,
  findLastChanged,
  generateUid,
  checkUid,
  findImported,
  importEntries,
  importFiles,
  singleEntryId,
  saveSingle,
  countEntriesOfLocale,
  deleteEntriesOfLocale,
  readSharedValues,
  requireEntry,
  readManagedLinks,
  writeManagedLinks,
  replaceManagedLinks,
  fillManagedLinks,
  countManagedLinks,
};

/** Every operation on content, with the storage and stores that they use. */
export type ContentService = BoundOperations<typeof operations> &
  Pick<OperationContext, 'storage' | 'locales' | 'configurations'> & {
    /** Rebuilds the remaining sort keys and search words, if an upgrade left more than fits into the start. */
    readonly completeDerived: (isOver: () => boolean) => Promise<void>;
  };

/** Milliseconds of the start for rebuilding sort keys and search words. */
const rebuildTime = 2000;

/**
 * Brings the tables in line with the schemas and creates the operations on content. Each operation checks the
 * permissions of its call; a response never contains what the actor may not read.
 * @throws StartError if storing the schemas would lose values
 */
export async function createContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { database, schemas, events = nobody, hooks = noHooks, now, hashPassword } = options;
  const { customFields = noCustomFields, blocks = noBlocks, linkTargets = [] } = options;
  const storage = {
    ...(await syncSchema(database, schemas)),
    customFields,
    blocks,
    linkTables: linkTablesOf(linkTargets),
  };
  const deadline = performance.now() + rebuildTime;
  await rebuildDerived(storage, () => performance.now() > deadline);
  const context: OperationContext = {
    database,
    storage,
    events,
    hooks,
    publicPermissions: publicPermissions(schemas),
    counts: new CountCache(database),
    responses: new ResponseCache(() => database.state()),
    locales: createLocaleStore(database),
    configurations: createConfigurationStore(database, schemas, { events, now }),
    hashPassword,
    now,
  };
  return {
    storage,
    locales: context.locales,
    configurations: context.configurations,
    completeDerived: (isOver) => rebuildDerived(storage, isOver),
    ...bindOperations(context, operations),
  };
}
