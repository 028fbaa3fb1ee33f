import { Type, type Static } from 'typebox';

/** A condition of permissions: `admin::is-creator`. */
export const PermissionCondition = Type.Object({
  id: Type.String(),
  displayName: Type.String(),
  category: Type.String(),
});

export type PermissionCondition = Static<typeof PermissionCondition>;

export const PluginPermission = Type.Object({
  displayName: Type.String(),
  plugin: Type.String(),
  subCategory: Type.String(),
  action: Type.String(),
});

export type PluginPermission = Static<typeof PluginPermission>;

export const SettingPermission = Type.Object({
  displayName: Type.String(),
  category: Type.String(),
  subCategory: Type.String(),
  action: Type.String(),
});

export type SettingPermission = Static<typeof SettingPermission>;

/** A tree of the properties that narrow a permission: fields with the fields of components below them, or locales. */
export interface PermissionTarget {
  readonly label: string;
  /** One step of a dotted path, or a locale's code. */
  readonly value: string;
  readonly required?: true;
  readonly children?: readonly PermissionTarget[];
}

const Targets = Type.Unsafe<readonly PermissionTarget[]>(Type.Array(Type.Unknown()));

export const SubjectAction = Type.Object({
  label: Type.String(),
  actionId: Type.String(),
  /** Uids of the content types that the action exists for. */
  subjects: Type.Array(Type.String()),
  applyToProperties: Type.Array(Type.String()),
});

export type SubjectAction = Static<typeof SubjectAction>;

export const PermissionSubject = Type.Object({
  uid: Type.String(),
  label: Type.String(),
  properties: Type.Array(Type.Object({ label: Type.String(), value: Type.String(), children: Targets })),
});

export type PermissionSubject = Static<typeof PermissionSubject>;

const SubjectSection = Type.Object({
  actions: Type.Array(SubjectAction),
  subjects: Type.Array(PermissionSubject),
});

/** All grantable permissions, in the layout of the role editor. */
export const PermissionLayout = Type.Object({
  conditions: Type.Array(PermissionCondition),
  sections: Type.Object({
    plugins: Type.Array(PluginPermission),
    settings: Type.Array(SettingPermission),
    singleTypes: SubjectSection,
    collectionTypes: SubjectSection,
  }),
});

export type PermissionLayout = Static<typeof PermissionLayout>;
