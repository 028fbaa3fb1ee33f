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

/** What a webhook can be called for. */
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

/** Sent along with every call. Values that may be secrets of the receiver are masked when they are read. */
const Headers = Type.Record(Type.String(), Type.String({ maxLength: 4096 }));

/** An address that is called when something happens. */
export const Webhook = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  headers: Type.Record(Type.String(), Type.String()),
  events: Type.Array(OneOf(webhookEvents)),
  isEnabled: Type.Boolean(),
});

export type Webhook = Static<typeof Webhook>;

/** How a trial call ended: the receiver's status, 500 when it could not be reached. */
export const WebhookTrial = Type.Object({
  statusCode: Type.Integer(),
  /** What is wrong; absent after a success. */
  message: Type.Optional(Type.String()),
});

export type WebhookTrial = Static<typeof WebhookTrial>;

/** How far what is owed to a webhook came: it waits for a try, arrived, or was given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** What was or is to be sent to a webhook because of one event. */
export const WebhookDelivery = Type.Object({
  id: Type.Integer(),
  /** The same for each try, and for every webhook that is told of the event. */
  messageId: Type.String(),
  event: Type.String(),
  uid: Uid,
  entryId: Type.Integer(),
  state: OneOf(deliveryStates),
  /** Tries begun since it was last put in line. */
  attempts: Type.Integer(),
  createdAt: Timestamp,
  triedAt: Nullable(Timestamp),
  /** When the next try may begin; null once it arrived or was given up. */
  nextAt: Nullable(Timestamp),
  /** Of the last try; null when the receiver gave none. */
  statusCode: Nullable(Type.Integer()),
  /** Milliseconds of the last try. */
  duration: Nullable(Type.Integer()),
  /** The beginning of the receiver's answer, where it was text. */
  answer: Nullable(Type.String()),
  /** Why there was no answer. */
  failure: Nullable(Type.String()),
});

export type WebhookDelivery = Static<typeof WebhookDelivery>;

const values = {
  name: Text({ minLength: 1, maxLength: 255 }),
  url: Text({ minLength: 1, maxLength: 2048 }),
  headers: Headers,
  events: Type.Array(OneOf(webhookEvents), { minItems: 1, maxItems: 100 }),
};

const readers = [webhookActions.read, webhookActions.update, webhookActions.delete] as const;

const webhooks = resource('/webhooks');

/**
 * Addresses that are called when something happens. Whoever may change or delete them may read them. These calls stand
 * below `/admin`, where clients of the established contract look for them.
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
  /** It is enabled from the start. */
  createWebhook: webhooks.create({
    policy: { anyOf: [webhookActions.create] },
    body: Body(values),
    response: Wrapped(Webhook),
  }),
  /** Replaces the webhook; without `isEnabled` that stays as it is. A masked header keeps its value. */
  updateWebhook: webhooks.update({
    policy: { anyOf: [webhookActions.update] },
    body: Body({ ...values, isEnabled: Type.Optional(Type.Boolean()) }),
    response: Wrapped(Webhook),
  }),
  deleteWebhook: webhooks.delete({
    policy: { anyOf: [webhookActions.delete] },
    response: Wrapped(Webhook),
  }),
  /** Answers the ids of those that were there. */
  deleteWebhooks: webhooks.deleteMany({
    policy: { anyOf: [webhookActions.delete] },
    // What is no list of ids is refused with a sentence of its own.
    body: Body({ ids: Type.Optional(Type.Unsafe<readonly number[]>({})) }),
    response: Wrapped(Type.Array(Type.Integer())),
  }),
  /** Calls the stored address once, enabled or not, and tells how that ended. */
  triggerWebhook: {
    method: 'POST',
    path: '/webhooks/:id/trigger',
    policy: { anyOf: [webhookActions.update] },
    params: IdParams,
    response: Wrapped(WebhookTrial),
  },
  /** Makes a new secret to sign by. It is told this once; the one before is good for a day. */
  renewWebhookSecret: {
    method: 'POST',
    path: '/webhooks/:id/secret',
    policy: { anyOf: [webhookActions.update] },
    params: IdParams,
    response: Wrapped(Type.Object({ secret: Type.String() })),
    status: 201,
  },
  /** What was and is to be sent, newest first. */
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
  /** Sends one delivery once more, however it ended. */
  replayWebhookDelivery: {
    method: 'POST',
    path: '/webhooks/:id/deliveries/:deliveryId/replay',
    policy: { anyOf: [webhookActions.update] },
    params: Type.Object({ id: NumberText, deliveryId: NumberText }),
    status: 204,
  },
  /** Sends everything once more that was given up, and answers how much that is. */
  replayFailedWebhookDeliveries: {
    method: 'POST',
    path: '/webhooks/:id/deliveries/replay-failed',
    policy: { anyOf: [webhookActions.update] },
    params: IdParams,
    response: Wrapped(Type.Object({ count: Type.Integer() })),
  },
});
