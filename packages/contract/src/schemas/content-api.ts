import { Type, type Static } from 'typebox';

/** The actions that API tokens can allow, by content type or plugin, then controller. */
export const ContentApiPermissions = Type.Record(
  Type.String(),
  Type.Object({ controllers: Type.Record(Type.String(), Type.Array(Type.String())) }),
);

export type ContentApiPermissions = Static<typeof ContentApiPermissions>;

/** The routes for API clients, by the content type or plugin whose action each requires. */
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
