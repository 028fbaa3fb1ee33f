import type { Attribute, Attributes, Schemas } from '@admin/content-model';

/** A field that a copy cannot have as it is, and why. */
export type ProhibitedField = readonly [path: readonly string[], reason: 'unique' | 'relation'];

/**
 * The fields of a content type that keep its entries from being cloned as they are: unique values, and
 * relations that would be taken from the original.
 */
export function prohibitedFields(
  attributes: Attributes,
  schemas: Schemas,
  path: readonly string[] = [],
): readonly ProhibitedField[] {
  return Object.entries(attributes).flatMap(([name, definition]) =>
    prohibitedIn(definition, schemas, [...path, name]),
  );
}

function prohibitedIn(
  definition: Attribute,
  schemas: Schemas,
  path: readonly string[],
): readonly ProhibitedField[] {
  switch (definition.type) {
    case 'relation': {
      const twoWay = definition.inversedBy !== undefined || definition.mappedBy !== undefined;
      const exclusive = definition.relation === 'oneToOne' || definition.relation === 'oneToMany';
      return twoWay && exclusive ? [[path, 'relation']] : [];
    }
    case 'component':
      return prohibitedFields(schemas.components.get(definition.component)?.attributes ?? {}, schemas, path);
    case 'dynamiczone':
      return definition.components.flatMap((uid) => {
        const component = schemas.components.get(uid);
        return component
          ? prohibitedFields(component.attributes, schemas, [...path, component.info.displayName])
          : [];
      });
    case 'uid':
      return [[path, 'unique']];
    default:
      return definition.unique === true ? [[path, 'unique']] : [];
  }
}
