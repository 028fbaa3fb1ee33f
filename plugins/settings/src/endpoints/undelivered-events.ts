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

/** An event that a listener of a plugin failed to deal with so often that it was given up. */
export const FailedEvent = Type.Object({
  id: Type.Integer(),
  event: Type.String(),
  uid: Uid,
  /** The entry or file that it is about. */
  recordId: Type.Integer(),
  createdAt: Timestamp,
  triedAt: Nullable(Timestamp),
  /** Why the last try failed. */
  failure: Nullable(Type.String()),
});

export type FailedEvent = Static<typeof FailedEvent>;

const ofListener = { plugin: Type.String(), listener: Type.String() };

/** What was told to listeners of plugins in vain, and the ways to tell it again. */
export const undeliveredEventsEndpoints = defineEndpoints('admin', {
  /** Newest first. */
  listFailedEvents: {
    method: 'GET',
    path: '/owed-events/:plugin/:listener',
    policy: { anyOf: [actions.projectSettingsRead] },
    params: Type.Object(ofListener),
    query: Type.Object({ page: Type.Optional(NumberText), pageSize: Type.Optional(NumberText) }),
    response: Wrapped(Paged(FailedEvent)),
  },
  /** Tells a listener everything again that was given up, and answers how much that is. */
  retryFailedEvents: {
    method: 'POST',
    path: '/owed-events/:plugin/:listener/retry',
    policy: { anyOf: [projectActions.update] },
    params: Type.Object(ofListener),
    response: Wrapped(Type.Object({ count: Type.Integer() })),
  },
  /** Tells a listener one event again; 404 for one that is not given up, or no longer. */
  retryFailedEvent: {
    method: 'POST',
    path: '/owed-events/:plugin/:listener/:id/retry',
    policy: { anyOf: [projectActions.update] },
    params: Type.Object({ ...ofListener, id: NumberText }),
    status: 204,
  },
});
