import { Type, type Static } from 'typebox';
import { Nullable, OneOf } from './wire.ts';

/** What is said about a permission: `depends` where it is open until a locale, an entry or a person is named. */
export const PermissionVerdict = OneOf(['allowed', 'denied', 'depends']);

export type PermissionVerdict = Static<typeof PermissionVerdict>;

const Role = Type.Object({ id: Type.Integer(), name: Type.String() });

/** What a permission is narrowed to. */
export const PermissionNarrowing = Type.Object({
  /** The first 50 of them, in the order in which they are stored. */
  names: Type.Array(Type.String()),
  total: Type.Integer(),
  /** Whether what was asked about is among them; null where nothing was named. */
  includes: Nullable(Type.Boolean()),
});

export type PermissionNarrowing = Static<typeof PermissionNarrowing>;

/** One step on the way to a verdict. */
export const PermissionStep = Type.Union([
  /** The user may not sign in, whatever their roles permit. */
  Type.Object({ kind: Type.Literal('inactive') }),
  /** The role may do everything. */
  Type.Object({ kind: Type.Literal('super-admin'), role: Role }),
  /** No permission of the role is for the action and the content type. */
  Type.Object({ kind: Type.Literal('missing'), role: Role }),
  /** A permission of the role is for them; what narrows it is null where nothing does. */
  Type.Object({
    kind: Type.Literal('permission'),
    role: Role,
    verdict: PermissionVerdict,
    fields: Nullable(PermissionNarrowing),
    locales: Nullable(PermissionNarrowing),
    /** One of them has to hold; null stands for a condition that was not judged. */
    conditions: Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), holds: Nullable(Type.Boolean()) }),
    ),
  }),
]);

export type PermissionStep = Static<typeof PermissionStep>;

/** Why somebody may or may not do something. */
export const PermissionExplanation = Type.Object({
  verdict: PermissionVerdict,
  /**
   * Whether the entry that was named was looked at: `withheld` where the asker may read only some entries, and this one
   * is not among them or does not exist. Null where none was named.
   */
  entry: Nullable(OneOf(['judged', 'withheld'])),
  /** At most 200, in the order of the roles. None for somebody without roles. */
  steps: Type.Array(PermissionStep),
});

export type PermissionExplanation = Static<typeof PermissionExplanation>;
