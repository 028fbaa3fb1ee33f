import { Nullable, Timestamp } from '@admin/contract';
import { Type, type Static } from 'typebox';

const folderFields = {
  id: Type.Integer(),
  name: Type.String(),
  /** Names the folder in paths. */
  pathId: Type.Integer(),
  /** The path ids that lead to it: `/1/2`. */
  path: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
};

/** A folder of the library. */
export const Folder = Type.Object(folderFields);

export type Folder = Static<typeof Folder>;

/** How much lies directly in a folder. */
const contents = {
  children: Type.Object({ count: Type.Integer() }),
  files: Type.Object({ count: Type.Integer() }),
};

/** A folder with how much lies in it. */
export const CountedFolder = Type.Object({ ...folderFields, ...contents });

export type CountedFolder = Static<typeof CountedFolder>;

/** A folder with the one that it lies in, and so on. */
export type NestedFolder = Folder & { readonly parent: NestedFolder | null };

/** One folder by itself: what lies in it, and what it lies in. */
export const FolderDetails = Type.Object({
  ...folderFields,
  ...contents,
  parent: Type.Unsafe<NestedFolder | null>(
    Nullable(Type.Object({ ...folderFields, parent: Type.Unknown() })),
  ),
});

export type FolderDetails = Static<typeof FolderDetails>;

/** A folder in the tree of all of them. */
export interface FolderNode {
  readonly id: number;
  readonly name: string;
  readonly children: readonly FolderNode[];
}

/** The folders at the top, each with those in it. */
export const FolderTree = Type.Unsafe<readonly FolderNode[]>(
  Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), children: Type.Array(Type.Unknown()) })),
);
