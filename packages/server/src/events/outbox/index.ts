export { leaseTime } from './claim-deliveries.ts';
export type { UndeliveredDeliveries } from './find-deliveries.ts';
export type { DeliveryPage, DeliveryQuery, LoggedDelivery } from './find-deliveries.ts';
export { outboxMigrations } from './outbox-tables.ts';
export { openOutbox, type Outbox } from './open-outbox.ts';
export type {
  DeliveryResult,
  DeliveryAttempt,
  OutboxHost,
  OutboxReceiver,
  OutboxSpec,
} from './outbox-context.ts';
export type { DeliveryState } from './outbox-tables.ts';
export type { ReplaySelection } from './replay-deliveries.ts';
export { maxAttempts } from './deliver.ts';
export { newMessageId, type DeliveryTargets, type OutboxMessage } from './store-messages.ts';
export { defaultLimits, type OutboxLimits } from './trim-outbox.ts';
