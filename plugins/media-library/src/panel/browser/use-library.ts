import type { MediaKind } from '@admin/content-model';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { UploadedFile } from '../../file-schemas.ts';
import type { CountedFolder, FolderNode } from '../../folder-schemas.ts';
import {
  useLibraryClient,
  filesQuery,
  folderQuery,
  folderTreeQuery,
  foldersQuery,
} from '../calls/library-queries.ts';
import { wayTo } from '../folders/folder-tree.ts';
import {
  isSearching,
  locationFilesQuery,
  locationFoldersQuery,
  type LibraryLocation,
} from './library-location.ts';

/** The content of a location. */
export interface ShownLibrary {
  readonly files: readonly UploadedFile[];
  readonly folders: readonly CountedFolder[];
  /** The open folder and its parents, outermost first; empty at the top level. */
  readonly way: readonly FolderNode[];
  /** True if the open folder no longer exists. */
  readonly isFolderGone: boolean;
  /** The number of files on all pages; undefined while it is unknown. */
  readonly counts: { readonly total: number; readonly pageCount: number } | undefined;
  readonly status: 'loading' | 'refreshing' | 'ready' | 'failed';
  /** The failed query, which can be retried. */
  readonly failure: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

const noFiles: readonly UploadedFile[] = [];
const noFolders: readonly CountedFolder[] = [];
const noTree: readonly FolderNode[] = [];

/** Returns the path of a folder in files; null for the top level, undefined while it is unknown. */
function useFolderPath(folder: number | null): string | null | undefined {
  const client = useLibraryClient();
  const { data } = useQuery({ ...folderQuery(client, folder ?? 0), enabled: folder !== null });
  return folder === null ? null : data?.path;
}

/**
 * Loads the files and folders of a location.
 * @param allowed the displayed kinds; empty for all
 */
export function useLibrary(location: LibraryLocation, allowed: readonly MediaKind[]): ShownLibrary {
  const client = useLibraryClient();
  // The children of a folder are requested by its id; only a search needs its path.
  const known = useFolderPath(isSearching(location) ? location.folder : null);
  const folderPath = known ?? null;
  const isPlaced = known !== undefined;
  const files = useQuery({
    ...filesQuery(client, locationFilesQuery(location, { allowed, folderPath })),
    enabled: isPlaced,
  });
  const folders = useQuery({
    ...foldersQuery(client, locationFoldersQuery(location, { folderPath })),
    enabled: isPlaced,
  });
  const tree = useQuery(folderTreeQuery(client));
  const way = useMemo(() => wayTo(tree.data ?? noTree, location.folder), [tree.data, location.folder]);
  const failed = [files, folders].find(({ isError, data }) => isError && !data);
  const isFirst = !files.data || (files.isPlaceholderData && files.data.results.length === 0);
  return {
    files: files.data?.results ?? noFiles,
    folders: folders.data ?? noFolders,
    way,
    isFolderGone: tree.isSuccess && !tree.isFetching && location.folder !== null && way.length === 0,
    counts: files.isPlaceholderData ? undefined : files.data?.pagination,
    status: failed ? 'failed' : isFirst ? 'loading' : files.isPlaceholderData ? 'refreshing' : 'ready',
    failure: failed ?? files,
  };
}
