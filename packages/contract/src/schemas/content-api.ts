import { Type, type Static } from 'typebox';

/** What programs can be allowed to do: the actions of each controller, by content type or plugin. */
export const ContentApiPermissions = Type.Record(
  Type.String(),
  Type.Object({ controllers: Type.Record(Type.String(), Type.Array(Type.String())) }),
);

export type ContentApiPermissions = Static<typeof ContentApiPermissions>;

/** The routes for programs, by the content type or plugin whose action each asks for. */
export const ContentApiRoutes = Type.Record(
  Type.String(),
  Type.Array(
    Type.Object({
      method: Type.String(),
      path: Type.String(),
      handler: Type.String(),
      config: Type.Object({}),
      info: Type.Object({ type: Type.String() }),
    }),
  ),
);

export type ContentApiRoutes = Static<typeof ContentApiRoutes>;
