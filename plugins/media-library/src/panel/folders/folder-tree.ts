import type { FolderNode } from '../../folder-schemas.ts';

/** The folders that lead to one, which is the last; empty for the top, and for one that is not there. */
export function wayTo(tree: readonly FolderNode[], id: number | null): readonly FolderNode[] {
  if (id === null) return [];
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = wayTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** A folder in a list of all of them. */
export interface ListedFolder {
  readonly id: number;
  readonly name: string;
  /** How many folders it lies in. */
  readonly depth: number;
}

/**
 * All folders, each followed by those in it.
 * @param without ids of folders that are left out with everything in them, as a folder cannot be moved into itself
 */
export function listedFolders(
  tree: readonly FolderNode[],
  without: ReadonlySet<number> = new Set(),
  depth = 0,
): readonly ListedFolder[] {
  return tree
    .filter(({ id }) => !without.has(id))
    .flatMap(({ id, name, children }) => [
      { id, name, depth },
      ...listedFolders(children, without, depth + 1),
    ]);
}
