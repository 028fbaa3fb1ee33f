import { Type, type Static } from 'typebox';
import { Nullable } from './wire.ts';

const properties = Type.Object({
  fields: Type.Optional(Nullable(Type.Array(Type.String()))),
  locales: Type.Optional(Nullable(Type.Array(Type.String()))),
});

/** A permission as stored and returned. */
export const StoredPermission = Type.Object({
  id: Type.Integer(),
  action: Type.String(),
  actionParameters: Type.Record(Type.String(), Type.Unknown()),
  subject: Nullable(Type.String()),
  properties,
  conditions: Type.Array(Type.String()),
});

export type StoredPermission = Static<typeof StoredPermission>;

/** The state of a role preview. */
export const RolePreview = Type.Object({
  role: Type.Object({ id: Type.Integer(), name: Type.String() }),
  /** True if it uses unsaved permissions. */
  isUnsaved: Type.Boolean(),
});

export type RolePreview = Static<typeof RolePreview>;

/** A permission as sent by the role editor; a returned one may be sent back unchanged. */
export const PermissionInput = Type.Object(
  {
    id: Type.Optional(Type.Integer()),
    action: Type.String(),
    actionParameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    subject: Type.Optional(Nullable(Type.String())),
    properties: Type.Optional(properties),
    conditions: Type.Optional(Type.Array(Type.String())),
  },
  { additionalProperties: false },
);

export type PermissionInput = Static<typeof PermissionInput>;
