import { Type, type Static } from 'typebox';

/** What programs can be allowed to do: the actions of each controller, by content type or plugin. */
export const ContentApiPermissions = Type.Record(
  Type.String(),
  Type.Object({ controllers: Type.Record(Type.String(), Type.Array(Type.String())) }),
);

export type ContentApiPermissions = Static<typeof ContentApiPermissions>;
