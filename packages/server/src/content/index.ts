export type { ContentPermissions, Grant, RowCondition } from './permissions/content-permissions.ts';
export { createContentService, type ContentService, type ContentServiceOptions } from './content-service.ts';
export type { ImportedKeysCall, ImportCall, ImportedEntry } from './operations/import/import-entries.ts';
export type { ImportedFile } from './operations/import/import-files.ts';
export { localeOfRow, type ContentLocale, type LocaleRow, type LocaleStore } from './stores/locale-store.ts';
export type { ChangedEntry } from './operations/find-last-changed.ts';
export type { FileUses, EntryUses } from './operations/references/find-references.ts';
export type { EntryUse } from './operations/references/referencing-types.ts';
export type { RelatedEntries, RelatedItem } from './operations/relations/related-item.ts';
export type { BulkCall, BulkProgress, MatchingEntries } from './operations/entries/bulk-entries.ts';
export type { ListAccess } from './operations/entries/list-access.ts';
export type { VersionedEntry } from './operations/entries/read-entry.ts';
export { type ContentSource, type ContributedContent, readContent } from './content-source.ts';
export { externalPermissions, type ExternalAccess } from './permissions/external-permissions.ts';
export type { ProjectedListCall, ProjectedPage } from './operations/entries/project-entries.ts';
export type { Part, Projection, ProjectionLimits } from './read/projection/projection.ts';
export { publicPaths, systemPermissions, type PublicPath } from './permissions/public-permissions.ts';
export { permittedFiles, type RowPredicate } from './permissions/permitted-rows.ts';
export { compilePlainQuery, type PlainTable } from './query/plain-table.ts';
export type {
  BlockValidators,
  CustomFieldFault,
  CustomFieldValidator,
  CustomFieldValidators,
  CustomFieldPosition,
  NodeFault,
} from './storage/content-storage.ts';
export { invalidEntry, invalidValue, validationDetail } from './write/rules/invalid-entry.ts';
