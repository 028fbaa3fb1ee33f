import type { ComponentAttribute, DynamicZoneAttribute, FieldSet } from '@admin/content-model';
import type { ComponentShape, StoredComponent } from '../../storage/component-shape.ts';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';
import { systemColumns, type EntryTable } from '../../storage/entry-table.ts';
import { scalarValue, storedComponents, type EntryRow, type PresentedEntry } from '../entry-row.ts';
import type { Part, Projection } from './projection.ts';

/** An entry or component instance under construction, whose links are still to be read. */
export interface Owner {
  readonly id: number;
  readonly value: PresentedEntry;
  /** The entry that contains it, or the entry itself. */
  readonly root: PresentedEntry;
  /** The readable fields of the entry. */
  readonly fields: FieldSet;
  /** The path of its attributes from the entry: empty, or `seo.`. */
  readonly prefix: string;
}

/** Component instances of one component with one projection. */
export interface InstanceGroup {
  readonly shape: ComponentShape;
  readonly projection: Projection;
  readonly owners: Owner[];
}

/** The component instances found while entries are presented. */
export class FoundInstances {
  readonly #groups = new Map<Projection, Map<string, InstanceGroup>>();

  add(shape: ComponentShape, projection: Projection, owner: Owner): void {
    const byUid = this.#groups.get(projection) ?? new Map<string, InstanceGroup>();
    this.#groups.set(projection, byUid);
    const group = byUid.get(shape.uid) ?? { shape, projection, owners: [] };
    byUid.set(shape.uid, group);
    group.owners.push(owner);
  }

  groups(): readonly InstanceGroup[] {
    return [...this.#groups.values()].flatMap((byUid) => [...byUid.values()]);
  }
}

function isSelected({ fields }: Projection, name: string): boolean {
  return fields === null || fields.has(name);
}

/** Returns the columns of a table that a projection does not need. */
export function unreadColumns(table: EntryTable, projection: Projection): ReadonlySet<string> {
  const scalars = table.scalars.filter(({ attribute }) => !isSelected(projection, attribute));
  const nested = table.nested.filter(({ attribute }) => !projection.parts.has(attribute));
  return new Set([...scalars, ...nested].map(({ column }) => column));
}

/** Presents a row with its components, in the order of the content type; its links are added later. */
export function presentProjected(
  storage: ContentStorage,
  { table, row, fields }: { readonly table: EntryTable; readonly row: EntryRow; readonly fields: FieldSet },
  projection: Projection,
  found: FoundInstances,
): Owner {
  const value: PresentedEntry = { id: row.id };
  const owner = { id: row.id, value, root: value, fields, prefix: '' };
  for (const field of table.scalars) {
    const { attribute, definition } = field;
    if (definition.type === 'password' || !fields.allows(attribute)) continue;
    if (isSelected(projection, attribute)) value[attribute] = scalarValue(row, field);
  }
  for (const [name, { column }] of Object.entries(systemColumns)) {
    if (name === 'id' || !isSelected(projection, name)) continue;
    if (name === 'publishedAt' && !table.draftAndPublish) continue;
    if (name === 'locale' && !table.localized) continue;
    value[name] = row[column];
  }
  for (const { attribute, definition, column } of table.nested) {
    const part = projection.parts.get(attribute);
    if (part === undefined || !fields.allowsUnder(attribute)) continue;
    const location = { entry: owner, path: attribute, part, found };
    value[attribute] = presentComponents(storage, definition, storedComponents(row[column]), location);
  }
  return owner;
}

/** The position of component instances. */
interface Location {
  /** The entry that contains them. */
  readonly entry: Owner;
  /** The path of their attribute from the entry. */
  readonly path: string;
  readonly part: Part;
  readonly found: FoundInstances;
}

function presentComponents(
  storage: ContentStorage,
  definition: ComponentAttribute | DynamicZoneAttribute,
  instances: readonly StoredComponent[],
  location: Location,
): unknown {
  const { part } = location;
  if (definition.type === 'dynamiczone') {
    return instances.flatMap((instance) => {
      const { __component: uid } = instance;
      const projection = part.on === undefined ? part : part.on.get(uid);
      if (projection === undefined) return [];
      const value = { id: instance.id, __component: uid };
      return [fillInstance(storage, { instance, projection, value }, location)];
    });
  }
  const shown = instances.map((instance) =>
    fillInstance(storage, { instance, projection: part, value: { id: instance.id } }, location),
  );
  return definition.repeatable === true ? shown : (shown[0] ?? null);
}

/** Adds the scalars and inner components of an instance to its presented value. */
function fillInstance(
  storage: ContentStorage,
  {
    instance,
    projection,
    value,
  }: {
    readonly instance: StoredComponent;
    readonly projection: Projection;
    readonly value: PresentedEntry;
  },
  { entry, path, found }: Location,
): PresentedEntry {
  const { fields, root } = entry;
  const prefix = `${path}.`;
  const shape = shapeOf(storage, instance.__component);
  for (const { attribute, definition, key } of shape.scalars) {
    if (definition.type === 'password' || !fields.allows(prefix + attribute)) continue;
    if (isSelected(projection, attribute)) value[attribute] = instance[key] ?? null;
  }
  for (const { attribute, definition, key } of shape.nested) {
    const part = projection.parts.get(attribute);
    if (part === undefined || !fields.allowsUnder(prefix + attribute)) continue;
    const inner = (instance[key] ?? []) as readonly StoredComponent[];
    value[attribute] = presentComponents(storage, definition, inner, {
      entry,
      path: prefix + attribute,
      part,
      found,
    });
  }
  found.add(shape, projection, { id: instance.id, value, root, fields, prefix });
  return value;
}
