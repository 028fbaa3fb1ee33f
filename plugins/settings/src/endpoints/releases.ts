import { actions, Body, defineEndpoints, Nullable, Wrapped } from '@admin/contract';
import { Type, type Static } from 'typebox';

/** The maximum length of a version, in characters. */
export const maxVersionLength = 256;

/** A release that is newer than the running version. */
const NewRelease = Type.Object({
  version: Type.String({ maxLength: maxVersionLength }),
  /** The http or https address of the release notes. */
  notesUrl: Nullable(Type.String()),
  /** True if the user has dismissed the notification about it. */
  isDismissed: Type.Boolean(),
});

export type NewRelease = Static<typeof NewRelease>;

/** The newest release of the product. */
export const releaseEndpoints = defineEndpoints('admin', {
  /** Null if the running version is the newest known one, and on a server that does not look for releases. */
  readNewRelease: {
    method: 'GET',
    path: '/new-release',
    policy: { anyOf: [actions.projectSettingsRead] },
    response: Wrapped(Nullable(NewRelease)),
  },
  /** Dismisses the notification about the release for the user; 404 if the version is not that of the new release. */
  dismissNewRelease: {
    method: 'PUT',
    path: '/new-release/dismissed',
    policy: { anyOf: [actions.projectSettingsRead] },
    body: Body({ version: Type.String({ maxLength: maxVersionLength }) }),
    status: 204,
  },
});
