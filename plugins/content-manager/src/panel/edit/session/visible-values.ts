import { isRecord, tempKey, type FieldSet } from '@admin/content-model';

/** What a component is and which: no values of fields. */
const identity: ReadonlySet<string> = new Set(['id', '__component', tempKey]);

/** The part of a value that somebody may see, by the dotted path of the value; undefined for nothing of it. */
export type Visible = (value: unknown, path: string) => unknown;

/**
 * Creates the view on the values of a form for somebody who may see these fields. Of the same value it gives the same
 * part, so that whoever compares references renders no more than without it.
 */
export function visibleValues(fields: FieldSet): Visible {
  if (fields.names === null) return (value) => value;
  const known = new WeakMap<object, Map<string, unknown>>();

  const partOf = (value: object, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => visible(item, path));
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        const part: unknown = identity.has(name)
          ? inner
          : visible(inner, path === '' ? name : `${path}.${name}`);
        return part === undefined ? [] : [[name, part]];
      }),
    );
  };

  const visible: Visible = (value, path) => {
    if (path !== '' && fields.allows(path)) return value;
    if (path !== '' && !fields.allowsUnder(path)) return undefined;
    if (!isRecord(value) && !Array.isArray(value)) return undefined;
    const parts = known.get(value) ?? new Map<string, unknown>();
    known.set(value, parts);
    if (!parts.has(path)) parts.set(path, partOf(value, path));
    return parts.get(path);
  };
  return visible;
}
