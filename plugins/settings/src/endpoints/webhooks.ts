import {
  resource,
  Body,
  defineEndpoints,
  IdParams,
  Nullable,
  NumberText,
  OneOf,
  Paged,
  Text,
  Timestamp,
  Uid,
  Wrapped,
} from '@admin/contract';
import { Type, type Static } from 'typebox';
import { webhookActions } from '../settings-actions.ts';

/** The events that a webhook can subscribe to. */
export const webhookEvents = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
  'media.create',
  'media.update',
  'media.delete',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** Headers of every request. Secret values are masked in responses. */
const Headers = Type.Record(Type.String(), Type.String({ maxLength: 4096 }));

/** An address that receives a request when a subscribed event occurs. */
export const Webhook = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  headers: Type.Record(Type.String(), Type.String()),
  events: Type.Array(OneOf(webhookEvents)),
  isEnabled: Type.Boolean(),
  /** The uids of the only content types whose events are sent; absent for all. */
  contentTypes: Type.Optional(Type.Array(Type.String())),
  /** The codes of the only locales whose events are sent; absent for all. Entries without a locale are always sent. */
  locales: Type.Optional(Type.Array(Type.String())),
});

export type Webhook = Static<typeof Webhook>;

/** The result of a test request: the status of the receiver, or 500 if it could not be reached. */
export const WebhookTrial = Type.Object({
  statusCode: Type.Integer(),
  /** The error; absent after a success. */
  message: Type.Optional(Type.String()),
});

export type WebhookTrial = Static<typeof WebhookTrial>;

/** The state of a delivery: it waits for an attempt, was delivered, or failed. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** The message to a webhook about one event. */
export const WebhookDelivery = Type.Object({
  id: Type.Integer(),
  /** The same for each attempt, and for every webhook that receives the event. */
  messageId: Type.String(),
  event: Type.String(),
  uid: Uid,
  entryId: Type.Integer(),
  state: OneOf(deliveryStates),
  /** Attempts since it was last queued. */
  attempts: Type.Integer(),
  createdAt: Timestamp,
  triedAt: Nullable(Timestamp),
  /** The earliest time of the next attempt; null once it was delivered or has failed. */
  nextAt: Nullable(Timestamp),
  /** Of the last attempt; null without a response. */
  statusCode: Nullable(Type.Integer()),
  /** Milliseconds of the last attempt. */
  duration: Nullable(Type.Integer()),
  /** The start of the response, if it is text. */
  answer: Nullable(Type.String()),
  /** The reason why there was no response. */
  failure: Nullable(Type.String()),
});

export type WebhookDelivery = Static<typeof WebhookDelivery>;

/** The content types and locales that a webhook can be limited to. */
export const WebhookLimits = Type.Object({
  contentTypes: Type.Array(Type.Object({ uid: Type.String(), displayName: Type.String() })),
  locales: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
});

export type WebhookLimits = Static<typeof WebhookLimits>;

const values = {
  name: Text({ minLength: 1, maxLength: 255 }),
  url: Text({ minLength: 1, maxLength: 2048 }),
  headers: Headers,
  events: Type.Array(OneOf(webhookEvents), { minItems: 1, maxItems: 100 }),
  contentTypes: Type.Optional(Type.Array(Type.String({ maxLength: 255 }), { maxItems: 1000 })),
  locales: Type.Optional(Type.Array(Type.String({ maxLength: 35 }), { maxItems: 1000 })),
};

const readers = [webhookActions.read, webhookActions.update, webhookActions.delete] as const;

const webhooks = resource('/webhooks');

/**
 * Webhooks and their deliveries. Users who may change or delete webhooks may also read them. The paths are below
 * `/admin` for compatibility with existing clients.
 */
export const webhooksEndpoints = defineEndpoints('admin', {
  listWebhooks: webhooks.list({
    policy: { anyOf: readers },
    response: Wrapped(Type.Array(Webhook)),
  }),
  readWebhook: webhooks.read({
    policy: { anyOf: readers },
    response: Wrapped(Webhook),
  }),
  /** The webhook is enabled. */
  createWebhook: webhooks.create({
    policy: { anyOf: [webhookActions.create] },
    body: Body(values),
    response: Wrapped(Webhook),
  }),
  /** Returns the content types and locales to which webhooks can be limited. */
  listWebhookLimits: {
    method: 'GET',
    path: '/webhook-limits',
    policy: { anyOf: [...readers, webhookActions.create] },
    response: Wrapped(WebhookLimits),
  },
  /** Replaces the webhook; without `isEnabled` its state stays unchanged, and so do absent limits. A masked header keeps its value. */
  updateWebhook: webhooks.update({
    policy: { anyOf: [webhookActions.update] },
    body: Body({ ...values, isEnabled: Type.Optional(Type.Boolean()) }),
    response: Wrapped(Webhook),
  }),
  deleteWebhook: webhooks.delete({
    policy: { anyOf: [webhookActions.delete] },
    response: Wrapped(Webhook),
  }),
  /** Returns the ids of the deleted webhooks. */
  deleteWebhooks: webhooks.deleteMany({
    policy: { anyOf: [webhookActions.delete] },
    // The operation validates the ids, with a specific error message.
    body: Body({ ids: Type.Optional(Type.Unsafe<readonly number[]>({})) }),
    response: Wrapped(Type.Array(Type.Integer())),
  }),
  /** Calls the stored address once, enabled or not, and returns the result. */
  triggerWebhook: {
    method: 'POST',
    path: '/webhooks/:id/trigger',
    policy: { anyOf: [webhookActions.update] },
    params: IdParams,
    response: Wrapped(WebhookTrial),
  },
  /** Creates a new signing secret, which only this response contains. The previous one is valid for 24 hours. */
  renewWebhookSecret: {
    method: 'POST',
    path: '/webhooks/:id/secret',
    policy: { anyOf: [webhookActions.update] },
    params: IdParams,
    response: Wrapped(Type.Object({ secret: Type.String() })),
    status: 201,
  },
  /** Returns the sent and pending deliveries, newest first. */
  listWebhookDeliveries: {
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    policy: { anyOf: readers },
    params: IdParams,
    query: Type.Object({
      page: Type.Optional(NumberText),
      pageSize: Type.Optional(NumberText),
      state: Type.Optional(OneOf(deliveryStates)),
    }),
    response: Wrapped(Paged(WebhookDelivery)),
  },
  /** Sends one delivery again, in any state. */
  replayWebhookDelivery: {
    method: 'POST',
    path: '/webhooks/:id/deliveries/:deliveryId/replay',
    policy: { anyOf: [webhookActions.update] },
    params: Type.Object({ id: NumberText, deliveryId: NumberText }),
    status: 204,
  },
  /** Sends all failed deliveries again and returns their number. */
  replayFailedWebhookDeliveries: {
    method: 'POST',
    path: '/webhooks/:id/deliveries/replay-failed',
    policy: { anyOf: [webhookActions.update] },
    params: IdParams,
    response: Wrapped(Type.Object({ count: Type.Integer() })),
  },
});
