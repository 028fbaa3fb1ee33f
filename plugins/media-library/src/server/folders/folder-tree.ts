import type { Selectable } from 'kysely';
import type { FolderRow } from '../rows/tables.ts';

type Row = Selectable<FolderRow>;

/** Folders by the id of their parent; null for the top level. */
export type FoldersByParent = ReadonlyMap<number | null, readonly Row[]>;

/** Groups folders by their parent, in their order. */
export function byParent(folders: readonly Row[]): FoldersByParent {
  const found = new Map<number | null, Row[]>();
  for (const folder of folders) {
    const siblings = found.get(folder.parent_id);
    if (siblings === undefined) found.set(folder.parent_id, [folder]);
    else siblings.push(folder);
  }
  return found;
}

/**
 * Returns folders with everything inside them, each once, and its level below the given ones, which are at 0. Loops instead
 * of recursing: folders made before there was a limit may be nested thousands of levels deep.
 */
export function withDescendants(
  folders: readonly Row[],
  inside: FoldersByParent,
): readonly { readonly folder: Row; readonly level: number }[] {
  const found: { readonly folder: Row; readonly level: number }[] = [];
  const seen = new Set<number>();
  for (const top of folders) {
    const left = [{ folder: top, level: 0 }];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (seen.has(next.folder.id)) continue;
      seen.add(next.folder.id);
      found.push(next);
      const level = next.level + 1;
      for (const folder of inside.get(next.folder.id) ?? []) left.push({ folder, level });
    }
  }
  return found;
}

/** Returns the number of folders in a path, including itself: 2 for `/1/2`, 0 for the top level. */
export function depthOf(path: string | undefined): number {
  return path === undefined ? 0 : path.split('/').length - 1;
}
