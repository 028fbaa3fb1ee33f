import type { Grant } from './content-permissions.ts';

/** Which attributes may be touched, by dotted path down to the leaves of components. */
export interface AllowedFields {
  /** Whether the attribute itself, or a group that holds it, is allowed. */
  allows(path: string): boolean;
  /** Whether the attribute or anything inside it is allowed. */
  allowsSome(path: string): boolean;
  readonly all: boolean;
}

const everything: AllowedFields = { all: true, allows: () => true, allowsSome: () => true };

/** The fields that any of the grants allows. */
export function allowedFields(grants: readonly Grant[]): AllowedFields {
  if (grants.some((grant) => grant.fields === 'all')) return everything;
  const sets = grants.flatMap((grant) => (grant.fields === 'all' ? [] : [grant.fields]));
  return {
    all: false,
    allows: (path) => sets.some((fields) => allowsPath(fields, path)),
    allowsSome: (path) => sets.some((fields) => allowsPath(fields, path) || hasPathUnder(fields, path)),
  };
}

/** Whether one grant allows an attribute. */
export function grantAllows(grant: Grant, path: string): boolean {
  return grant.fields === 'all' || allowsPath(grant.fields, path);
}

function allowsPath(fields: ReadonlySet<string>, path: string): boolean {
  if (fields.has(path)) return true;
  const dot = path.lastIndexOf('.');
  return dot > 0 && allowsPath(fields, path.slice(0, dot));
}

function hasPathUnder(fields: ReadonlySet<string>, path: string): boolean {
  const prefix = `${path}.`;
  for (const field of fields) if (field.startsWith(prefix)) return true;
  return false;
}
