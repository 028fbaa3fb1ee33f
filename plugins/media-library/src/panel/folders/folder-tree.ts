import type { FolderNode } from '../../folder-schemas.ts';

/** Returns a folder and its parents, outermost first; empty for the top level, and for a missing folder. */
export function wayTo(tree: readonly FolderNode[], id: number | null): readonly FolderNode[] {
  if (id === null) return [];
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = wayTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** A folder in a flat list of all folders. */
export interface ListedFolder {
  readonly id: number;
  readonly name: string;
  /** The number of its parents. */
  readonly depth: number;
}

/**
 * Returns all folders, each followed by its subfolders.
 * @param without ids of folders to leave out with their subfolders, since a folder cannot be moved into itself
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
