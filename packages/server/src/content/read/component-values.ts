import { shapeOf, type ContentStorage } from '../storage/content-storage.ts';
import type { StoredComponent } from '../storage/component-shape.ts';
import type { ComponentAttribute, DynamicZoneAttribute, FieldSet } from '@admin/content-model';
import { fileKey, type FilesByField } from './parts/files.ts';
import type { Draft } from './present-scalars.ts';
import type { RelationGroups } from './parts/relation-counts.ts';

/** What component instances show beside their scalars; null in lists, which show scalars only. */
export interface ComponentContents {
  readonly files: FilesByField;
  readonly relations: RelationGroups;
}

/** Presents the instances of a component or zone attribute the way the attribute holds them. */
export function presentNested(
  storage: ContentStorage,
  definition: ComponentAttribute | DynamicZoneAttribute,
  instances: readonly StoredComponent[],
  place: {
    readonly path: string;
    readonly fields: FieldSet;
    readonly contents: ComponentContents | null;
  },
): unknown {
  if (definition.type === 'dynamiczone') {
    return instances.map((instance) => ({
      __component: instance.__component,
      ...presentInstance(storage, instance.__component, instance, place),
    }));
  }
  const shown = instances.map((instance) => presentInstance(storage, definition.component, instance, place));
  return definition.repeatable === true ? shown : (shown[0] ?? null);
}

function presentInstance(
  storage: ContentStorage,
  uid: string,
  instance: StoredComponent,
  place: Parameters<typeof presentNested>[3],
): Draft {
  const shape = shapeOf(storage, uid);
  const { fields, contents } = place;
  const value: Draft = { id: instance.id };
  const path = (attribute: string): string => `${place.path}.${attribute}`;
  for (const field of shape.scalars) {
    if (field.definition.type === 'password' || !fields.allows(path(field.attribute))) continue;
    value[field.attribute] = instance[field.key] ?? null;
  }
  if (contents === null) return value;
  for (const { attribute, definition, field } of shape.media) {
    if (!fields.allows(path(attribute))) continue;
    const files = contents.files.get(fileKey(uid, instance.id, field)) ?? [];
    value[attribute] = presentFiles(definition.multiple === true, files);
  }
  for (const end of shape.relations) {
    if (!fields.allows(path(end.attribute))) continue;
    value[end.attribute] = { count: contents.relations(end, instance.id)?.count ?? 0 };
  }
  for (const { attribute, definition, key } of shape.nested) {
    if (!fields.allowsUnder(path(attribute))) continue;
    const inner = (instance[key] ?? []) as readonly StoredComponent[];
    value[attribute] = presentNested(storage, definition, inner, { ...place, path: path(attribute) });
  }
  return value;
}

/** A media attribute's value: one file or null, or a list that is null when empty. */
export function presentFiles(multiple: boolean, files: readonly unknown[]): unknown {
  if (!multiple) return files[0] ?? null;
  return files.length === 0 ? null : files;
}
