import { Type, type Static } from 'typebox';
import { actions } from '../actions.ts';
import type { Endpoint } from '../endpoint.ts';
import { Body, IdParams, OneOf, Text, Wrapped } from '../shapes/wire.ts';

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

/** Sent along with every call; the values may be secrets of the receiver. */
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

const WebhookBody = Body({
  name: Text({ minLength: 1, maxLength: 255 }),
  url: Text({ minLength: 1, maxLength: 2048 }),
  headers: Headers,
  events: Type.Array(OneOf(webhookEvents), { minItems: 1, maxItems: 100 }),
  isEnabled: Type.Optional(Type.Boolean()),
});

const readers = [actions.webhooksRead, actions.webhooksUpdate, actions.webhooksDelete] as const;

/** Addresses that are called when something happens. Whoever may change or delete them may read them. */
export const webhooksEndpoints = {
  listWebhooks: {
    method: 'GET',
    path: '/admin/webhooks',
    policy: { anyOf: readers },
    answer: Wrapped(Type.Array(Webhook)),
  },
  readWebhook: {
    method: 'GET',
    path: '/admin/webhooks/:id',
    policy: { anyOf: readers },
    params: IdParams,
    answer: Wrapped(Webhook),
  },
  createWebhook: {
    method: 'POST',
    path: '/admin/webhooks',
    policy: { anyOf: [actions.webhooksCreate] },
    body: WebhookBody,
    answer: Wrapped(Webhook),
    status: 201,
  },
  /** Replaces the webhook; without `isEnabled` that stays as it is. */
  updateWebhook: {
    method: 'PUT',
    path: '/admin/webhooks/:id',
    policy: { anyOf: [actions.webhooksUpdate] },
    params: IdParams,
    body: WebhookBody,
    answer: Wrapped(Webhook),
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/admin/webhooks/:id',
    policy: { anyOf: [actions.webhooksDelete] },
    params: IdParams,
    answer: Wrapped(Webhook),
  },
  /** Answers the ids of those that were there. */
  deleteWebhooks: {
    method: 'POST',
    path: '/admin/webhooks/batch-delete',
    policy: { anyOf: [actions.webhooksDelete] },
    // What is no list of ids is refused with a sentence of its own.
    body: Body({ ids: Type.Optional(Type.Unsafe<readonly number[]>({})) }),
    answer: Wrapped(Type.Array(Type.Integer())),
  },
  /** Calls the stored address once, enabled or not, and tells how that ended. */
  triggerWebhook: {
    method: 'POST',
    path: '/admin/webhooks/:id/trigger',
    policy: { anyOf: [actions.webhooksUpdate] },
    params: IdParams,
    answer: Wrapped(WebhookTrial),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
