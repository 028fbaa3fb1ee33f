import {
  fieldSet,
  type Attribute,
  type Attributes,
  type ContentType,
  type FieldSet,
  isSecret,
  type Schemas,
  everyField,
} from '@admin/content-model';
import type { ContentPermissions, Grant } from './content-permissions.ts';

interface Fields {
  readonly shown: Map<string, PublicPath>;
  readonly hidden: Set<string>;
}

/** An attribute that is not private, by its dotted path from the entry. */
export interface PublicPath {
  readonly path: string;
  /** The content type of the entries that a relation links; null for any other attribute. */
  readonly target: string | null;
}

/** The target of relations without a fixed content type. No content type has this uid. */
export const anyTarget = '*';

/** Returns the components that a field may contain; null for a field without components. */
function componentsIn(attribute: Attribute): readonly string[] | null {
  if (attribute.type === 'component') return [attribute.component];
  return attribute.type === 'dynamiczone' ? attribute.components : null;
}

function targetOf(attribute: Attribute): string | null {
  return attribute.type === 'relation' ? (attribute.target ?? anyTarget) : null;
}

/** Sorts the dotted paths of a model's attributes into public and private. Components are never recursive. */
function collect(attributes: Attributes, prefix: string, schemas: Schemas, fields: Fields): void {
  for (const [name, attribute] of Object.entries(attributes)) {
    const path = `${prefix}${name}`;
    const components = componentsIn(attribute);
    if (isSecret(attribute)) fields.hidden.add(path);
    else if (components === null) {
      const target = targetOf(attribute);
      fields.shown.set(`${path} ${target ?? ''}`, { path, target });
    } else {
      for (const uid of components) {
        const component = schemas.components.get(uid);
        if (component) collect(component.attributes, `${path}.`, schemas, fields);
      }
    }
  }
}

const known = new WeakMap<ContentType, readonly PublicPath[]>();

/** Returns the attributes of a content type and its components that are neither private nor passwords. */
export function publicPaths(contentType: ContentType, schemas: Schemas): readonly PublicPath[] {
  const found = known.get(contentType) ?? collectPublic(contentType, schemas);
  known.set(contentType, found);
  return found;
}

function collectPublic({ attributes }: ContentType, schemas: Schemas): readonly PublicPath[] {
  const fields: Fields = { shown: new Map(), hidden: new Set() };
  collect(attributes, '', schemas, fields);
  // The components of a zone share their paths: a path that is private in one of them is hidden in all.
  const hidden = (path: string): boolean =>
    [...fields.hidden].some((secret) => path === secret || path.startsWith(`${secret}.`));
  return [...fields.shown.values()].filter(({ path }) => !hidden(path));
}

function publicFields(contentType: ContentType, schemas: Schemas): FieldSet {
  return fieldSet(publicPaths(contentType, schemas).map(({ path }) => path));
}

/** Returns permissions to read all entries without private attributes and passwords, and to write nothing. */
export function publicPermissions(schemas: Schemas): ContentPermissions {
  const known = new Map<string, readonly Grant[]>();
  return {
    actorId: null,
    holds: () => false,
    grantsOf: () => [],
    grants(action, contentType) {
      if (action !== 'read') return [];
      const made = known.get(contentType.uid) ?? [
        { fields: publicFields(contentType, schemas), locales: 'all', conditions: [] },
      ];
      known.set(contentType.uid, made);
      return made;
    },
  };
}

const everything: readonly Grant[] = [{ fields: everyField, locales: 'all', conditions: [] }];

/** Returns permissions for everything, for seeds and maintenance, with one user as the author or none. */
export function systemPermissions(actorId: number | null = null): ContentPermissions {
  return { actorId, grants: () => everything, holds: () => true, grantsOf: () => everything };
}
