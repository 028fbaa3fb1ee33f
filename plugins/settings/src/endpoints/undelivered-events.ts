import {
  actions,
  defineEndpoints,
  Nullable,
  NumberText,
  Paged,
  Timestamp,
  Uid,
  Wrapped,
} from '@admin/contract';
import { Type, type Static } from 'typebox';
import { projectActions } from '../settings-actions.ts';

/** An event that a listener of a plugin failed to process after all attempts. */
export const FailedEvent = Type.Object({
  id: Type.Integer(),
  event: Type.String(),
  uid: Uid,
  /** The entry or file of the event. */
  recordId: Type.Integer(),
  createdAt: Timestamp,
  triedAt: Nullable(Timestamp),
  /** The error of the last attempt. */
  failure: Nullable(Type.String()),
});

export type FailedEvent = Static<typeof FailedEvent>;

const ofListener = { plugin: Type.String(), listener: Type.String() };

/** The failed events of listeners, and endpoints to retry them. */
export const undeliveredEventsEndpoints = defineEndpoints('admin', {
  /** Newest first. */
  listFailedEvents: {
    method: 'GET',
    path: '/owed-events/:plugin/:listener',
    policy: { anyOf: [actions.pluginsRead] },
    params: Type.Object(ofListener),
    query: Type.Object({ page: Type.Optional(NumberText), pageSize: Type.Optional(NumberText) }),
    response: Wrapped(Paged(FailedEvent)),
  },
  /** Retries all failed events of a listener and returns their number. */
  retryFailedEvents: {
    method: 'POST',
    path: '/owed-events/:plugin/:listener/retry',
    policy: { anyOf: [projectActions.update] },
    params: Type.Object(ofListener),
    response: Wrapped(Type.Object({ count: Type.Integer() })),
  },
  /** Retries one failed event; 404 if it is not or no longer failed. */
  retryFailedEvent: {
    method: 'POST',
    path: '/owed-events/:plugin/:listener/:id/retry',
    policy: { anyOf: [projectActions.update] },
    params: Type.Object({ ...ofListener, id: NumberText }),
    status: 204,
  },
});
