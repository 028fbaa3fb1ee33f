import {
  isScalar,
  type Component,
  type ComponentAttribute,
  type DynamicZoneAttribute,
  type ScalarAttribute,
  type Schemas,
} from '@admin/content-model';
import type { ColumnKind } from '../../database/dialect.ts';
import { columnKinds } from './columns.ts';
import type { MediaField } from './entry-table.ts';
import { fieldIdOf, relationEnds, type RelationEnd } from './relation-end.ts';

/** A scalar inside a component; `key` is its name in the stored JSON. */
export interface ComponentScalar {
  readonly attribute: string;
  readonly definition: ScalarAttribute;
  readonly key: string;
  readonly kind: ColumnKind;
}

/** A component or zone inside a component. */
export interface ComponentNested {
  readonly attribute: string;
  readonly definition: ComponentAttribute | DynamicZoneAttribute;
  readonly key: string;
}

/** The stored form of one component's instances in the JSON column of their entry. */
export interface ComponentShape {
  readonly component: Component;
  readonly uid: string;
  readonly scalars: readonly ComponentScalar[];
  readonly nested: readonly ComponentNested[];
  readonly media: readonly MediaField[];
  readonly relations: readonly RelationEnd[];
}

/** A component instance in the JSON column: its id, its component uid, and its scalars and nested instances by key. */
export interface StoredComponent {
  readonly id: number;
  readonly __component: string;
  readonly [key: string]: unknown;
}

/** Derives the shape of a component from its schema. */
export function componentShape(component: Component, schemas: Schemas): ComponentShape {
  const attributes = Object.entries(component.attributes);
  return {
    component,
    uid: component.uid,
    scalars: attributes.flatMap(([attribute, definition]) =>
      isScalar(definition)
        ? [
            {
              attribute,
              definition,
              key: fieldIdOf(attribute, definition),
              kind: columnKinds[definition.type],
            },
          ]
        : [],
    ),
    nested: attributes.flatMap(([attribute, definition]) =>
      definition.type === 'component' || definition.type === 'dynamiczone'
        ? [{ attribute, definition, key: fieldIdOf(attribute, definition) }]
        : [],
    ),
    media: attributes.flatMap(([attribute, definition]) =>
      definition.type === 'media' ? [{ attribute, definition, field: fieldIdOf(attribute, definition) }] : [],
    ),
    relations: relationEnds(component.uid, component.attributes, schemas),
  };
}
