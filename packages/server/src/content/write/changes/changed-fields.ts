import { isDeepStrictEqual } from 'node:util';
import { ownValue, isRecord, isScalar, type Attribute, type Attributes } from '@admin/content-model';
import { type EntryRow, storedComponents } from '../../read/entry-row.ts';
import type { StoredComponent } from '../../storage/component-shape.ts';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';
import type { EntryChanges } from './entry-change.ts';
import { defaultOf } from './scalar-input.ts';
import { instanceFields, type Nesting, addFields, type WrittenFields } from './written-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the fields that differ between two states of an entry, for the attributes that both have. Component instances
 * with the same id are compared with each other.
 */
export function changedFields(
  storage: ContentStorage,
  attributes: Attributes,
  before: Values,
  after: Values,
): WrittenFields {
  const fields = new Map<string, boolean>();
  compare({ storage, fields }, attributes, '', { before, after });
  return fields;
}

interface Comparison {
  readonly storage: ContentStorage;
  readonly fields: Map<string, boolean>;
}

/** The states of one thing before and after a write. */
interface Sides<Part> {
  readonly before: Part;
  readonly after: Part;
}

function compare(
  comparison: Comparison,
  attributes: Attributes,
  prefix: string,
  { before, after }: Sides<Values>,
): void {
  for (const [name, definition] of Object.entries(attributes)) {
    if (!Object.hasOwn(after, name)) continue;
    const path = `${prefix}${name}`;
    if (definition.type === 'component' || definition.type === 'dynamiczone') {
      const items = {
        before: instancesOf(ownValue(before, name)),
        after: instancesOf(ownValue(after, name)),
      };
      compareInstances(comparison, path, definition, items);
    } else if (
      !isDeepStrictEqual(
        Object.hasOwn(before, name) ? before[name] : blank(definition),
        ownValue(after, name),
      )
    ) {
      addFields(comparison.fields, [[path, true]]);
    }
  }
}

function compareInstances(
  comparison: Comparison,
  path: string,
  definition: Nesting,
  { before, after }: Sides<readonly Values[]>,
): void {
  const { storage, fields } = comparison;
  const known = new Map(before.map((item) => [item['id'], item]));
  const ids = new Set(after.map((item) => item['id']));
  const isMoved = !isDeepStrictEqual(
    [...known.keys()].filter((id) => ids.has(id)),
    [...ids].filter((id) => known.has(id)),
  );
  if (isMoved || before.length !== after.length) addFields(fields, [[path, definition.type !== 'component']]);
  for (const item of before) {
    if (!ids.has(item['id'])) addFields(fields, instanceFields(storage, path, uidOf(definition, item)));
  }
  for (const item of after) {
    const previous = known.get(item['id']);
    if (previous === undefined) addFields(fields, [[path, definition.type !== 'component']]);
    const { attributes } = shapeOf(storage, uidOf(definition, item)).component;
    compare(comparison, attributes, `${path}.`, { before: previous ?? {}, after: item });
  }
}

/** Returns the value of an attribute in a new instance for which none was sent. */
function blank(definition: Attribute): unknown {
  if (isScalar(definition)) return defaultOf(definition) ?? null;
  if (definition.type === 'relation') return { set: [] };
  return definition.type === 'media' && definition.multiple === true ? [] : null;
}

function instancesOf(value: unknown): readonly Values[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.filter(isRecord);
}

function uidOf(definition: Nesting, item: Values): string {
  return definition.type === 'component' ? definition.component : String(item['__component']);
}

/**
 * Returns all fields of the component instances that a change removes: removing an instance also removes values that
 * the actor did not send and may not even read.
 */
export function droppedFields(
  storage: ContentStorage,
  before: EntryRow,
  changes: EntryChanges,
): WrittenFields {
  const fields = new Map<string, boolean>();
  for (const { field, removed } of changes.nested) {
    if (removed.length === 0) continue;
    const dropping = { storage, gone: new Set(removed), seen: new Map<string, Set<string>>(), fields };
    collect(dropping, field.attribute, storedComponents(before[field.column]));
  }
  return fields;
}

interface Dropping {
  readonly storage: ContentStorage;
  readonly gone: ReadonlySet<number>;
  /** The components collected at each path: all instances of a component at one path have the same fields. */
  readonly seen: Map<string, Set<string>>;
  readonly fields: Map<string, boolean>;
}

function collect(dropping: Dropping, path: string, instances: readonly StoredComponent[]): void {
  const { storage, gone, seen, fields } = dropping;
  for (const instance of instances) {
    const uid = instance.__component;
    if (gone.has(instance.id)) {
      const uids = seen.get(path) ?? new Set<string>();
      seen.set(path, uids);
      if (!uids.has(uid)) addFields(fields, instanceFields(storage, path, uid));
      uids.add(uid);
      continue;
    }
    for (const { attribute, key } of shapeOf(storage, uid).nested) {
      collect(dropping, `${path}.${attribute}`, (instance[key] ?? []) as readonly StoredComponent[]);
    }
  }
}
