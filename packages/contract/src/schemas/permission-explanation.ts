import { Type, type Static } from 'typebox';
import { Nullable, OneOf } from './wire.ts';

/** The verdict about a permission: `depends` until a locale, an entry or a user is named. */
export const PermissionVerdict = OneOf(['allowed', 'denied', 'depends']);

export type PermissionVerdict = Static<typeof PermissionVerdict>;

const Role = Type.Object({ id: Type.Integer(), name: Type.String() });

/** The properties that narrow a permission. */
export const PermissionNarrowing = Type.Object({
  /** The first 50 of them, in stored order. */
  names: Type.Array(Type.String()),
  total: Type.Integer(),
  /** True if they include the requested one; null if none was named. */
  includes: Nullable(Type.Boolean()),
});

export type PermissionNarrowing = Static<typeof PermissionNarrowing>;

/** One step of the explanation of a verdict. */
export const PermissionStep = Type.Union([
  /** The user may not sign in, whatever their roles permit. */
  Type.Object({ kind: Type.Literal('inactive') }),
  /** The role has all permissions. */
  Type.Object({ kind: Type.Literal('super-admin'), role: Role }),
  /** The role has no permission for the action and the content type. */
  Type.Object({ kind: Type.Literal('missing'), role: Role }),
  /** The role has a permission for them; a property is null if it does not narrow it. */
  Type.Object({
    kind: Type.Literal('permission'),
    role: Role,
    verdict: PermissionVerdict,
    fields: Nullable(PermissionNarrowing),
    locales: Nullable(PermissionNarrowing),
    /** One of them has to be met; `holds` is null for a condition that was not evaluated. */
    conditions: Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), holds: Nullable(Type.Boolean()) }),
    ),
  }),
]);

export type PermissionStep = Static<typeof PermissionStep>;

/** An explanation why a user may or may not do something. */
export const PermissionExplanation = Type.Object({
  verdict: PermissionVerdict,
  /**
   * The evaluation of the named entry: `withheld` if the caller may read only some entries, and this one is not among
   * them or does not exist. Null if none was named.
   */
  entry: Nullable(OneOf(['judged', 'withheld'])),
  /** At most 200, in the order of the roles. Empty for a user without roles. */
  steps: Type.Array(PermissionStep),
});

export type PermissionExplanation = Static<typeof PermissionExplanation>;
