import {
  fieldsOf,
  type Attribute,
  type ComponentAttribute,
  type DynamicZoneAttribute,
} from '@admin/content-model';
import type { ContentStorage } from '../../storage/content-storage.ts';
import { shapeOf } from '../../storage/content-storage.ts';
import type { WrittenFields } from './written-fields.ts';

/** Every field of an attribute, whether it holds a value or not: `seo.metaTitle`, `seo.noIndex`. */
export function wholeFields(storage: ContentStorage, path: string, definition: Attribute): WrittenFields {
  return definition.type === 'component'
    ? instanceFields(storage, path, definition.component)
    : new Map([[path, true]]);
}

/** Every field of the instances of a component at a path. */
export function instanceFields(storage: ContentStorage, path: string, uid: string): WrittenFields {
  const leaves = fieldsOf(shapeOf(storage, uid).component, storage.schemas);
  // A component without fields has nothing that could be named but itself.
  return leaves.length === 0
    ? new Map([[path, true]])
    : new Map(leaves.map((leaf) => [`${path}.${leaf}`, true]));
}

/** What holds instances of components. */
export type Nesting = ComponentAttribute | DynamicZoneAttribute;
