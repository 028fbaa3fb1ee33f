import { ownValue, type ComponentAttribute, type DynamicZoneAttribute } from '@admin/content-model';
import { AppError } from '../../../errors/app-error.ts';
import { storedComponents, type EntryRow } from '../../read/entry-row.ts';
import type { ComponentShape, StoredComponent } from '../../storage/component-shape.ts';
import { type ContentStorage, shapeOf } from '../../storage/content-storage.ts';
import type { NestedColumn, ScalarColumn, EntryTable } from '../../storage/entry-table.ts';
import { type LinkInput, linkInputs } from '../links/link-input.ts';
import { invalidValue } from '../rules/invalid-entry.ts';
import type { PasswordHashes } from './password-hashes.ts';
import { defaultOf, scalarInput } from './scalar-input.ts';

/** A component instance to write; `id` is null until it is registered. */
export interface InstanceChange {
  id: number | null;
  readonly uid: string;
  /** Dotted path of the attribute from the entry, as in permissions. */
  readonly path: string;
  /** True if the instance existed before. */
  readonly isStored: boolean;
  /** Scalars by key. */
  readonly scalars: Record<string, unknown>;
  /** Nested instances by key. */
  readonly nested: Record<string, readonly InstanceChange[]>;
  readonly links: readonly LinkInput[];
}

/** A component or zone attribute to write. */
export interface NestedChange {
  readonly field: NestedColumn;
  readonly instances: readonly InstanceChange[];
  /** Ids of the instances to remove. */
  readonly removed: readonly number[];
}

/** All changes of an entry; absent fields stay unchanged. */
export interface EntryChanges {
  readonly scalars: readonly { readonly field: ScalarColumn; readonly value: unknown }[];
  readonly nested: readonly NestedChange[];
  readonly links: readonly LinkInput[];
}

/** Returns an instance in the form of the JSON column. */
export function storedInstance(draft: InstanceChange): Record<string, unknown> {
  const nested = Object.entries(draft.nested).map(
    ([key, items]) => [key, items.map(storedInstance)] as const,
  );
  return { id: draft.id, __component: draft.uid, ...draft.scalars, ...Object.fromEntries(nested) };
}

/** Returns the instances and all those nested in them. */
export function allInstances(drafts: readonly InstanceChange[]): InstanceChange[] {
  return drafts.flatMap((draft) => [
    draft,
    ...Object.values(draft.nested).flatMap((items) => allInstances(items)),
  ]);
}

/**
 * Converts validated values into the changes to write. A new entry (`before` null) gets the declared defaults of values
 * that are not sent. Passwords are replaced by their hashes.
 */
export function entryChanges(
  storage: ContentStorage,
  table: EntryTable,
  values: Readonly<Record<string, unknown>>,
  { before, passwords }: { readonly before: EntryRow | null; readonly passwords: PasswordHashes },
): EntryChanges {
  const scalars = table.scalars.flatMap((field) => {
    const sent = ownValue(values, field.attribute);
    if (sent !== undefined) {
      return [{ field, value: scalarInput([field.attribute], field, sent, passwords) }];
    }
    return before === null ? [{ field, value: defaultOf(field.definition) ?? null }] : [];
  });
  const nested = table.nested.flatMap((field): NestedChange[] => {
    const { attribute, definition, column } = field;
    const sent = ownValue(values, attribute);
    if (sent === undefined) return [];
    const stored = before === null ? [] : storedComponents(before[column]);
    const context = { storage, passwords, path: attribute, at: [attribute] };
    const instances = instanceChanges(context, definition, sent, stored);
    const existing = new Set(allInstances(instances).map((instance) => instance.id));
    const removed = storedIds(storage, stored).filter((id) => !existing.has(id));
    return [{ field, instances, removed }];
  });
  const links = linkInputs(table, values, []);
  return { scalars, nested, links };
}

/** The position of an attribute while its changes are collected. */
export interface ChangeContext {
  readonly storage: ContentStorage;
  readonly passwords: PasswordHashes;
  /** Dotted path for permissions. */
  readonly path: string;
  /** Path for messages, item indexes included. */
  readonly at: readonly (string | number)[];
}

/**
 * Returns the instances of a component or zone attribute after the write. An instance sent with the id of a stored one
 * keeps its unsent values; others are new.
 * @throws AppError ENTRY_INVALID (400) for an id from elsewhere, or one that is sent twice
 */
export function instanceChanges(
  context: ChangeContext,
  definition: ComponentAttribute | DynamicZoneAttribute,
  sent: unknown,
  before: readonly StoredComponent[],
): readonly InstanceChange[] {
  const items: readonly unknown[] = Array.isArray(sent)
    ? sent
    : sent === null || sent === undefined
      ? []
      : [sent];
  const isList = definition.type === 'dynamiczone' || definition.repeatable === true;
  const ids = new Set<number>();
  const stored = new Map(before.map((instance) => [instance.id, instance]));
  return items.flatMap((item, index) => {
    if (typeof item !== 'object' || item === null) return [];
    const value = item as Readonly<Record<string, unknown>>;
    const uid = componentOf(definition, value);
    if (uid === null) return [];
    const here = { ...context, at: isList ? [...context.at, index] : context.at };
    const existing = matchingInstance(here, uid, value, stored);
    if (existing && ids.has(existing.id))
      throw invalidValue([...here.at, 'id'], `${here.at.join('.')}.id is sent twice`);
    if (existing) ids.add(existing.id);
    return [instanceChange(here, uid, value, existing)];
  });
}

/** Returns the ids of the stored instances, nested ones included. */
export function storedIds(storage: ContentStorage, before: readonly StoredComponent[]): number[] {
  return before.flatMap((instance) => [
    instance.id,
    ...(storage.components.get(instance.__component)?.nested ?? []).flatMap(({ key }) =>
      storedIds(storage, (instance[key] ?? []) as readonly StoredComponent[]),
    ),
  ]);
}

function componentOf(
  definition: ComponentAttribute | DynamicZoneAttribute,
  value: Readonly<Record<string, unknown>>,
): string | null {
  if (definition.type === 'component') return definition.component;
  const uid = value['__component'];
  // Drops a component that the zone does not list.
  return typeof uid === 'string' && definition.components.includes(uid) ? uid : null;
}

function matchingInstance(
  context: ChangeContext,
  uid: string,
  value: Readonly<Record<string, unknown>>,
  stored: ReadonlyMap<number, StoredComponent>,
): StoredComponent | null {
  const id = value['id'];
  if (id === undefined || id === null) return null;
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1) {
    throw invalidValue([...context.at, 'id'], `${context.at.join('.')}.id must be the id of a component`);
  }
  const existing = stored.get(id);
  if (existing?.__component === uid) return existing;
  throw new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'COMPONENT_FOREIGN',
    message: `Some of the provided components in ${context.path.split('.').at(-1)} are not related to the entity`,
  });
}

function instanceChange(
  context: ChangeContext,
  uid: string,
  value: Readonly<Record<string, unknown>>,
  existing: StoredComponent | null,
): InstanceChange {
  const shape = shapeOf(context.storage, uid);
  const nested: Record<string, readonly InstanceChange[]> = {};
  for (const { attribute, definition, key } of shape.nested) {
    const path = `${context.path}.${attribute}`;
    const before = (existing?.[key] ?? []) as readonly StoredComponent[];
    // Unsent values stay: sending back the stored ids alone keeps everything inside.
    const sent = ownValue(value, attribute) ?? unchanged(value, attribute, before);
    nested[key] = instanceChanges(
      { ...context, path, at: [...context.at, attribute] },
      definition,
      sent,
      before,
    );
  }
  return {
    id: existing?.id ?? null,
    uid,
    path: context.path,
    isStored: existing !== null,
    scalars: scalarValues(context, shape, value, existing),
    nested,
    links: linkInputs(shape, value, context.at),
  };
}

function scalarValues(
  context: ChangeContext,
  shape: ComponentShape,
  value: Readonly<Record<string, unknown>>,
  existing: StoredComponent | null,
): Record<string, unknown> {
  const scalars: Record<string, unknown> = {};
  for (const field of shape.scalars) {
    const { attribute, definition, key } = field;
    const sent = ownValue(value, attribute);
    const at = [...context.at, attribute];
    if (sent !== undefined) scalars[key] = scalarInput(at, field, sent, context.passwords);
    else scalars[key] = existing ? (existing[key] ?? null) : (defaultOf(definition) ?? null);
  }
  return scalars;
}

/** Returns the stored instances of a nested attribute that is not sent; sending null empties the attribute. */
function unchanged(
  value: Readonly<Record<string, unknown>>,
  attribute: string,
  before: readonly StoredComponent[],
): unknown {
  return ownValue(value, attribute) === null
    ? null
    : before.map(({ id, __component }) => ({ id, __component }));
}
