// The API of plugin authors. Built plugins read these exports at run time, so one that is missing here is missing for them.
export * from './plugin-api/index.ts';
export type { ApiClientEndpoint, ContentApiAction, ContentApiActions } from './content-api/index.ts';
export {
  compilePlainQuery,
  externalPermissions,
  localeOfRow,
  permittedFiles,
  publicPaths,
  systemPermissions,
  type BulkCall,
  type BulkProgress,
  type MatchingEntries,
  type ChangedEntry,
  type ContentLocale,
  type ContentPermissions,
  type ContentService,
  type ExternalAccess,
  type ListAccess,
  type LocaleRow,
  type Part,
  type PlainTable,
  type Projection,
  type ProjectionLimits,
  type RowPredicate,
  type VersionedEntry,
} from './content/index.ts';
export {
  DatabaseError,
  maxCounted,
  pageRequest,
  pagination,
  rowsOf,
  runMigrations,
  StateCache,
  type Database,
  type DatabaseTransaction,
  type DialectCapabilities,
  type Migration,
} from './database/index.ts';
export { fileUid } from './database/content-tables.ts';
export {
  AppError,
  forbidden,
  notFound,
  overloaded,
  permissionNotHeld,
  refused,
  validationFailed,
  type ValidationDetail,
} from './errors/index.ts';
export { chainHeader, type CallChain } from './events/call-chain.ts';
export { currentDepth } from './events/event-context.ts';
export type { EntryChange, EntryValues } from './events/entry-hooks.ts';
export {
  changedValues,
  describeChange,
  originOf,
  recordedWrite,
  serverOrigin,
  type ChangedEntity,
  type ChangeOrigin,
  type ChangeRecord,
  type EntityStates,
  type RecordedValues,
} from './events/change-record.ts';
export type { ChangeHooks, RegisteredChangeHook } from './events/change-hooks.ts';
export {
  defineChangePoint,
  type ChangePoint,
  type ChangeValues,
  type PendingChange,
  type WrittenChange,
} from './events/change-point.ts';
export type { EventBus } from './events/event-bus.ts';
export { fileChanges } from './events/file-changes.ts';
export {
  leaseTime,
  maxAttempts,
  newMessageId,
  openOutbox,
  type DeliveryQuery,
  type DeliveryResult,
  type DeliveryAttempt,
  type LoggedDelivery,
  type Outbox,
} from './events/outbox/index.ts';
export {
  entryEvents,
  fileEvents,
  type EntryEvent,
  type FileEvent,
  type FileEventName,
} from './events/server-events.ts';
export {
  removeUpload,
  generatedStem,
  findUnsafeSvg,
  incomingFolder,
  isSvg,
  storeUpload,
  storeFile,
  type FileStorage,
} from './files/index.ts';
export {
  coreMails,
  type Accounts,
  type NewAccount,
  panelLink,
  holdsPermissionsOf,
  permitAllLocales,
  roleChanges,
  rolePermissionChanges,
  userChanges,
  type ActionDefinition,
  type Actor,
  type IdentityService,
} from './identity/index.ts';
export type { JobState } from './jobs/index.ts';
export {
  defineMail,
  translateMail,
  type TranslatedMailTexts,
  type MailTemplate,
  type MailTranslation,
  type NamedMailTemplate,
  type TemplateMailer,
} from './mail/index.ts';
export { ResponseCache } from './responses/response-cache.ts';
export { serializeResponse } from './responses/serialized-response.ts';
export {
  AddressRefused,
  hostOf,
  isPublicAddress,
  publicLookup,
  sendRequest,
  type OutboundRequest,
} from './outbound-http/index.ts';
export { hostVersion } from './host-version.ts';
