import type { Schemas } from '../schema/content-type.ts';

/** Returns `PressRelease` from `press-release`. */
function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

const inOrder = (uids: Iterable<string>): readonly string[] => [...uids].toSorted();

/**
 * Returns a name for each content type and component by uid, for generated code: `Article` for `api::article.article`,
 * `SharedSeo` for `shared.seo`. Names are unique and depend only on the uids; the second of two equal ones gets a 2.
 * @param reserved names that no type gets
 */
export function typeNames(
  schemas: Pick<Schemas, 'contentTypes' | 'components'>,
  reserved: Iterable<string> = [],
): ReadonlyMap<string, string> {
  const taken = new Set(reserved);
  const names = new Map<string, string>();
  const add = (uid: string, wanted: string): void => {
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
    taken.add(name);
    names.set(uid, name);
  };
  for (const uid of inOrder(schemas.contentTypes.keys())) {
    add(uid, pascalCase(schemas.contentTypes.get(uid)?.info.singularName ?? uid));
  }
  for (const uid of inOrder(schemas.components.keys())) add(uid, pascalCase(uid));
  return names;
}
