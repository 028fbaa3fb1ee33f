/** Names an item of a list by the key that it carries, wherever in the list it stands. */
export interface ItemKey {
  readonly key: number;
}

/** The way to a value: names of attributes, keys of items. `['sections', key(7), 'title']`. Plain data. */
export type EntryPath = readonly (string | ItemKey)[];

/** A path, or the way it is written: `sections.#7.title`. */
export type PathLike = EntryPath | string;

/** The step into a list that leads to the item with this key. */
export function key(of: number): ItemKey {
  return { key: of };
}

const writtenKey = /^#(\d+)$/;

/** The path that is meant; an empty text is the entry itself. */
export function toPath(path: PathLike): EntryPath {
  if (typeof path !== 'string') return path;
  if (path === '') return [];
  return path.split('.').map((part) => {
    const itemKey = writtenKey.exec(part)?.[1];
    return itemKey === undefined ? part : key(Number(itemKey));
  });
}

/** A path as it is written: the name of a field on the page, and of what is wrong with it. */
export function writtenPath(path: PathLike): string {
  if (typeof path === 'string') return path;
  return path.map((part) => (typeof part === 'string' ? part : `#${part.key}`)).join('.');
}

/** The written path of what has the field at a written path: a component, or, with nothing in it, the entry. */
export function holderPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** The name of the field that a written path leads to. */
export function fieldName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Whether the second written path is the first one or leads into it. */
export function isWithin(outer: string, inner: string): boolean {
  return outer === '' || inner === outer || inner.startsWith(`${outer}.`);
}
