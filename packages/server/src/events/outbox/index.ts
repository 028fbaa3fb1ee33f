export { leaseTime } from './claim-deliveries.ts';
export type { UndeliveredDeliveries } from './find-deliveries.ts';
export type { DeliveryPage, DeliveryQuery, LoggedDelivery } from './find-deliveries.ts';
export { outboxMigrations } from './outbox-tables.ts';
export { openOutbox, type Outbox } from './open-outbox.ts';
export type {
  DeliveryResult,
  DeliveryTry,
  OutboxHost,
  OutboxReceiver,
  OutboxSpec,
} from './outbox-context.ts';
export type { DeliveryState } from './outbox-tables.ts';
export type { Replayed } from './replay-deliveries.ts';
export { maxAttempts } from './deliver.ts';
export { newMessageId, type Addressees, type OutboxMessage } from './store-messages.ts';
export { usualLimits, type OutboxLimits } from './trim-outbox.ts';
