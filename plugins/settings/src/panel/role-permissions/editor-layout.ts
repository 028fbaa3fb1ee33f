import { labelInWords, nameInWords } from '@admin/content-model';
import { compareNames } from '@admin/ui';
import type {
  PermissionCondition,
  PermissionLayout,
  PermissionSubject,
  PermissionTarget,
  PluginPermission,
  SettingPermission,
  SubjectAction,
} from '@admin/contract';

/** The properties that limit a permission. */
export type PropertyName = 'fields' | 'locales';

/** A field, a component with its fields, or a locale. */
export interface TargetNode {
  /** A dotted path, `seo.metaTitle`, or the code of a locale. */
  readonly path: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly children: readonly TargetNode[];
  /** The paths that the node grants: its own, or those of all its leaves. */
  readonly leaves: readonly string[];
}

/** The fields or the locales that permissions on a content type can be limited to. */
export interface PropertyLayout {
  readonly name: PropertyName;
  readonly label: string;
  readonly nodes: readonly TargetNode[];
  readonly leaves: readonly string[];
}

/** One action on one content type: the smallest unit that a role can be granted. */
export interface Cell {
  readonly key: string;
  readonly action: string;
  readonly subject: string | null;
  readonly label: string;
  /** Empty if the action cannot be limited. */
  readonly properties: readonly PropertyLayout[];
}

/** A content type with the actions that it supports, in the order of the section. */
export interface SubjectLayout {
  readonly uid: string;
  readonly label: string;
  readonly properties: readonly PropertyLayout[];
  readonly cells: readonly Cell[];
}

/** A column of a section. */
export interface ActionColumn {
  readonly id: string;
  readonly label: string;
}

export interface SubjectSection {
  readonly actions: readonly ActionColumn[];
  readonly subjects: readonly SubjectLayout[];
}

/** Actions under a common heading. */
export interface ActionGroup {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** A plugin, or a category of the settings. */
export interface ActionCategory {
  readonly name: string;
  readonly groups: readonly ActionGroup[];
}

/** Every available permission, arranged for the editor. */
export interface EditorLayout {
  readonly collectionTypes: SubjectSection;
  readonly singleTypes: SubjectSection;
  readonly plugins: readonly ActionCategory[];
  readonly settings: readonly ActionCategory[];
  readonly conditions: readonly PermissionCondition[];
  readonly cells: ReadonlyMap<string, Cell>;
}

/** Returns the translation of an English name of the server. */
type Translate = (name: string) => string;

/** Returns the key of a cell. Neither actions nor uids of subjects contain spaces. */
const keyOf = (action: string, subject: string | null | undefined): string => `${action} ${subject ?? ''}`;

/** Returns the cell for an action on a subject; undefined if the layout does not contain it. */
export function findCell(
  layout: EditorLayout,
  { action, subject }: { readonly action: string; readonly subject?: string | null | undefined },
): Cell | undefined {
  return layout.cells.get(keyOf(action, subject));
}

/** Groups permissions by their cells; those without a cell are left out. */
export function byCell<P extends { readonly action: string; readonly subject: string | null }>(
  layout: EditorLayout,
  permissions: readonly P[],
): ReadonlyMap<Cell, readonly P[]> {
  const grouped = new Map<Cell, P[]>();
  for (const permission of permissions) {
    const cell = findCell(layout, permission);
    if (cell) grouped.set(cell, [...(grouped.get(cell) ?? []), permission]);
  }
  return grouped;
}

function toNode(target: PermissionTarget, property: PropertyName, prefix = ''): TargetNode {
  const path = prefix + target.value;
  const children = (target.children ?? []).map((child) => toNode(child, property, `${path}.`));
  return {
    path,
    label: property === 'fields' ? labelInWords(target.value, target.label) : target.label,
    isRequired: target.required === true,
    children,
    leaves: children.length === 0 ? [path] : children.flatMap(({ leaves }) => leaves),
  };
}

function isKnown(name: string): name is PropertyName {
  return name === 'fields' || name === 'locales';
}

function propertiesOf(subject: PermissionSubject): readonly PropertyLayout[] {
  return subject.properties.flatMap(({ label, value, children }) => {
    if (!isKnown(value)) return [];
    const nodes = children.map((child) => toNode(child, value));
    return [{ name: value, label, nodes, leaves: nodes.flatMap(({ leaves }) => leaves) }];
  });
}

function toSubject(subject: PermissionSubject, actions: readonly SubjectAction[]): SubjectLayout {
  const properties = propertiesOf(subject);
  const cells = actions
    .filter(({ subjects }) => subjects.includes(subject.uid))
    .map(({ actionId, label, applyToProperties }) => ({
      key: keyOf(actionId, subject.uid),
      action: actionId,
      subject: subject.uid,
      label,
      properties: properties.filter(({ name }) => applyToProperties.includes(name)),
    }));
  return { uid: subject.uid, label: nameInWords(subject.label), properties, cells };
}

function toSection(
  { actions, subjects }: PermissionLayout['sections']['singleTypes'],
  translate: Translate,
): SubjectSection {
  const uids = new Set(subjects.map(({ uid }) => uid));
  const present = actions
    .filter((action) => action.subjects.some((uid) => uids.has(uid)))
    .map((action) => ({ ...action, label: translate(action.label) }));
  return {
    actions: present.map(({ actionId, label }) => ({ id: actionId, label })),
    subjects: subjects
      .map((subject) => toSubject(subject, present))
      .toSorted((one, other) => compareNames(one.label, other.label)),
  };
}

type PlainPermission = PluginPermission | SettingPermission;

function toCell({ action, displayName }: PlainPermission, translate: Translate): Cell {
  return { key: keyOf(action, null), action, subject: null, label: translate(displayName), properties: [] };
}

function toCategories<P extends PlainPermission>(
  permissions: readonly P[],
  categoryOf: (permission: P) => string,
  translate: Translate,
): readonly ActionCategory[] {
  const categories = new Map<string, Map<string, Cell[]>>();
  for (const permission of permissions) {
    const category = categories.get(categoryOf(permission)) ?? new Map<string, Cell[]>();
    const group = category.get(permission.subCategory) ?? [];
    group.push(toCell(permission, translate));
    category.set(permission.subCategory, group);
    categories.set(categoryOf(permission), category);
  }
  return Array.from(categories, ([name, groups]) => ({
    name: translate(name),
    groups: Array.from(groups, ([group, cells]) => ({ name: translate(group), cells })),
  }));
}

/** Returns every cell of the categories. */
export function cellsIn(categories: readonly ActionCategory[]): readonly Cell[] {
  return categories.flatMap(({ groups }) => groups.flatMap(({ cells }) => cells));
}

/**
 * Arranges the available permissions of the server: trees with their leaves, actions by subject and by group.
 * @param translate returns the translation of an English name. @default the name
 */
export function readLayout(
  { conditions, sections }: PermissionLayout,
  translate: Translate = (name) => name,
): EditorLayout {
  const collectionTypes = toSection(sections.collectionTypes, translate);
  const singleTypes = toSection(sections.singleTypes, translate);
  const plugins = toCategories(sections.plugins, ({ plugin }) => plugin, translate);
  const settings = toCategories(sections.settings, ({ category }) => category, translate);
  const cells = [
    ...[collectionTypes, singleTypes].flatMap(({ subjects }) => subjects.flatMap((subject) => subject.cells)),
    ...cellsIn(plugins),
    ...cellsIn(settings),
  ];
  return {
    collectionTypes,
    singleTypes,
    plugins,
    settings,
    conditions: conditions.map((condition) => ({
      ...condition,
      displayName: translate(condition.displayName),
    })),
    cells: new Map(cells.map((cell) => [cell.key, cell])),
  };
}
