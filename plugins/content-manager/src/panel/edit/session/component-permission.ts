import { fieldsOf, type Attribute, type FieldSet, type Schemas } from '@admin/content-model';

/** The permissions on a component as a whole, in addition to those on its fields. */
export interface ComponentPermission {
  /** True if the user may write every required field, so that a new component can be saved. */
  readonly add: boolean;
  /** True if a saved component may be removed or replaced, which deletes all of its fields. */
  readonly remove: boolean;
}

/**
 * Returns the permissions of the user on the component at a path, by the fields that they may write.
 * @param draft true if saving leaves a draft, which may lack required values
 */
export function componentPermission(
  path: string,
  uid: string,
  {
    schemas,
    allowed,
    draft,
  }: { readonly schemas: Schemas; readonly allowed: FieldSet; readonly draft: boolean },
): ComponentPermission {
  const component = schemas.components.get(uid);
  if (component === undefined) return { add: false, remove: false };
  return {
    add: draft || canBeComplete(path, uid, schemas, allowed),
    remove: fieldsOf(component, schemas).every((field) => allowed.allows(`${path}.${field}`)),
  };
}

function canBeComplete(path: string, uid: string, schemas: Schemas, allowed: FieldSet): boolean {
  const attributes = schemas.components.get(uid)?.attributes ?? {};
  return Object.entries(attributes).every(([name, attribute]) => {
    const inner = `${path}.${name}`;
    if (attribute.required !== true || hasDefault(attribute)) return true;
    return attribute.type === 'component' && allowed.allowsUnder(inner)
      ? canBeComplete(inner, attribute.component, schemas, allowed)
      : allowed.allows(inner);
  });
}

function hasDefault(attribute: Attribute): boolean {
  return 'default' in attribute && attribute.default !== undefined && attribute.default !== null;
}
