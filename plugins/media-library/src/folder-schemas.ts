import { Nullable, Timestamp } from '@admin/contract';
import { Type, type Static } from 'typebox';

const folderFields = {
  id: Type.Integer(),
  name: Type.String(),
  /** Identifies the folder in paths. */
  pathId: Type.Integer(),
  /** The path ids of the folder and its parents: `/1/2`. */
  path: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
};

/** A folder of the library. */
export const Folder = Type.Object(folderFields);

export type Folder = Static<typeof Folder>;

/** The number of direct children of a folder. */
const contents = {
  children: Type.Object({ count: Type.Integer() }),
  files: Type.Object({ count: Type.Integer() }),
};

/** A folder with the numbers of its children. */
export const CountedFolder = Type.Object({ ...folderFields, ...contents });

export type CountedFolder = Static<typeof CountedFolder>;

/** A folder with its parents. */
export type NestedFolder = Folder & { readonly parent: NestedFolder | null };

/** One folder with its children and its parent. */
export const FolderDetails = Type.Object({
  ...folderFields,
  ...contents,
  parent: Type.Unsafe<NestedFolder | null>(
    Nullable(Type.Object({ ...folderFields, parent: Type.Unknown() })),
  ),
});

export type FolderDetails = Static<typeof FolderDetails>;

/** A folder in the tree of all folders. */
export interface FolderNode {
  readonly id: number;
  readonly name: string;
  readonly children: readonly FolderNode[];
}

/** The top-level folders, each with its children. */
export const FolderTree = Type.Unsafe<readonly FolderNode[]>(
  Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), children: Type.Array(Type.Unknown()) })),
);
