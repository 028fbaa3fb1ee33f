import {
  fieldSet,
  type Attribute,
  type Attributes,
  type ContentType,
  type FieldSet,
  type Schemas,
  everyField,
} from '@admin/content-model';
import type { ContentPermissions, Grant } from './content-permissions.ts';

interface Fields {
  readonly shown: Set<string>;
  readonly hidden: Set<string>;
}

/** The components that a field may hold; null for a field that holds none. */
function componentsIn(attribute: Attribute): readonly string[] | null {
  if (attribute.type === 'component') return [attribute.component];
  return attribute.type === 'dynamiczone' ? attribute.components : null;
}

/** Sorts the dotted paths of a model's attributes. Components hold no component that holds them. */
function collect(attributes: Attributes, prefix: string, schemas: Schemas, fields: Fields): void {
  for (const [name, attribute] of Object.entries(attributes)) {
    const path = `${prefix}${name}`;
    const components = componentsIn(attribute);
    if (attribute.private === true || attribute.type === 'password') fields.hidden.add(path);
    else if (components === null) fields.shown.add(path);
    else {
      for (const uid of components) {
        const component = schemas.components.get(uid);
        if (component) collect(component.attributes, `${path}.`, schemas, fields);
      }
    }
  }
}

function publicFields({ attributes }: ContentType, schemas: Schemas): FieldSet {
  const fields: Fields = { shown: new Set(), hidden: new Set() };
  collect(attributes, '', schemas, fields);
  // The components of a zone share their paths: what is private in one of them is shown in none.
  const hidden = (path: string): boolean =>
    [...fields.hidden].some((secret) => path === secret || path.startsWith(`${secret}.`));
  return fieldSet([...fields.shown].filter((path) => !hidden(path)));
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

/** The permissions of the server itself, for seeds and maintenance: everything, on behalf of nobody or of one user. */
export function systemPermissions(actorId: number | null = null): ContentPermissions {
  return { actorId, grants: () => everything, holds: () => true, grantsOf: () => everything };
}
