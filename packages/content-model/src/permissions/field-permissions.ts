import type { Permission } from './permission.ts';

/** Which fields of a content type an action may touch. Paths are dotted; positions in lists are ignored. */
export interface FieldPermissions {
  /** Whether the field is named, or a component or zone that it is in. */
  readonly allows: (path: string) => boolean;
  /** Whether the field or anything inside it is allowed: what decides if a component is shown at all. */
  readonly allowsAnyUnder: (path: string) => boolean;
}

const everything: FieldPermissions = { allows: () => true, allowsAnyUnder: () => true };

/**
 * The fields that all permissions for an action on a content type name together. A permission whose `fields` is
 * null names all fields; one without `fields` names none.
 */
export function fieldPermissions(
  permissions: readonly Permission[],
  action: string,
  subject: string,
): FieldPermissions {
  const granted = new Set<string>();
  for (const permission of permissions) {
    if (permission.action !== action || permission.subject !== subject) continue;
    const { fields } = permission.properties;
    if (fields === null) return everything;
    for (const field of fields ?? []) granted.add(field);
  }
  return permissionsTo(granted);
}

/** Permissions to the listed fields and whatever is inside them. */
export function permissionsTo(fields: Iterable<string>): FieldPermissions {
  const granted = new Set(fields);
  const parents = new Set<string>();
  for (const field of granted) {
    for (let dot = field.indexOf('.'); dot !== -1; dot = field.indexOf('.', dot + 1))
      parents.add(field.slice(0, dot));
  }
  const allows = (path: string): boolean => {
    const name = withoutPositions(path);
    if (granted.has(name)) return true;
    for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
      if (granted.has(name.slice(0, dot))) return true;
    }
    return false;
  };
  return { allows, allowsAnyUnder: (path) => allows(path) || parents.has(withoutPositions(path)) };
}

/** `links.0.url` and `links[0].url` are the field `links.url`. */
function withoutPositions(path: string): string {
  return path.replace(/\[\d+\]|\.\d+(?=\.|$)/g, '');
}
