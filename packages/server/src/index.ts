export { assembleServer, type AssembledServer, type ServerParts } from './assemble/assemble-server.ts';
export { backupCommand, restoreCommand, runCommand } from './backup/index.ts';
export * from './config/index.ts';
export type { ContentApiAction, ContentApiActions, OpenableAction } from './content-api/index.ts';
export * from './content/index.ts';
export { createServer, type RunningServer, type ServerSpec } from './assemble/create-server.ts';
export * from './database/index.ts';
export { fileUid } from './database/content-tables.ts';
export * from './errors/index.ts';
export { chainHeader, type CallChain } from './events/call-chain.ts';
export { currentDepth } from './events/circumstances.ts';
export type { EntryChange, EntryValues } from './events/entry-hooks.ts';
export * from './events/event-bus.ts';
export {
  leaseTime,
  maxAttempts,
  newMessageId,
  openOutbox,
  usualLimits,
  type Addressees,
  type DeliveryPage,
  type DeliveryQuery,
  type DeliveryResult,
  type DeliveryState,
  type DeliveryTry,
  type LoggedDelivery,
  type Outbox,
  type OutboxHost,
  type OutboxLimits,
  type OutboxMessage,
  type OutboxReceiver,
  type OutboxSpec,
  type UndeliveredDeliveries,
  type Replayed,
} from './events/outbox/index.ts';
export * from './events/server-events.ts';
export {
  removeUpload,
  generatedStem,
  findUnsafeSvg,
  incomingFolder,
  storeUpload,
  storeFile,
  type FileStorage,
  type FileToStore,
  type FileContent,
  isSvg,
} from './files/index.ts';
export { printRoutes } from './assemble/print-routes.ts';
export { routesInventory, type InventoryLine } from './http/index.ts';
export {
  coreMails,
  holdsPermissionsOf,
  type ActionDefinition,
  type Actor,
  type ActorRole,
  type BuiltInRole,
  type Client,
  type IdentityService,
  type InitFacts,
  type UserRecord,
} from './identity/index.ts';
export { createLogger, type Logger, type LogLevel } from './logger.ts';
export * from './mail/index.ts';
export * from './outbound-http/index.ts';
export type { JobSchedule, JobState, Jobs } from './jobs/index.ts';
export * from './plugin-api/index.ts';
export { startServer, type Application } from './start/start-server.ts';
