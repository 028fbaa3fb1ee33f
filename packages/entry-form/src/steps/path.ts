/** Identifies an item of a list by its key, independent of its position. */
export interface ItemKey {
  readonly key: number;
}

/** Path to a value: names of attributes and keys of items, `['sections', key(7), 'title']`. Plain data. */
export type EntryPath = readonly (string | ItemKey)[];

/** A path, or its written form: `sections.#7.title`. */
export type PathLike = EntryPath | string;

/** Returns the path part for the item with this key. */
export function key(of: number): ItemKey {
  return { key: of };
}

const writtenKey = /^#(\d+)$/;

/** Parses a written path. The empty text is the entry itself. */
export function toPath(path: PathLike): EntryPath {
  if (typeof path !== 'string') return path;
  if (path === '') return [];
  return path.split('.').map((part) => {
    const itemKey = writtenKey.exec(part)?.[1];
    return itemKey === undefined ? part : key(Number(itemKey));
  });
}

/** Returns the written form of a path, which also identifies fields on the page and their errors. */
export function writtenPath(path: PathLike): string {
  if (typeof path === 'string') return path;
  return path.map((part) => (typeof part === 'string' ? part : `#${part.key}`)).join('.');
}

/** Returns the written path of the component that contains a field; empty for a field of the entry. */
export function holderPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** Returns the last name in a written path. */
export function fieldName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Returns whether the second written path equals the first or continues it. */
export function isWithin(outer: string, inner: string): boolean {
  return outer === '' || inner === outer || inner.startsWith(`${outer}.`);
}
