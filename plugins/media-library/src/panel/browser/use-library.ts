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

/** What is there to be seen at a place of the library. */
export interface ShownLibrary {
  readonly files: readonly UploadedFile[];
  readonly folders: readonly CountedFolder[];
  /** The folders that lead to the open one, which is the last; empty at the top. */
  readonly way: readonly FolderNode[];
  /** Whether the open folder is there no more. */
  readonly isFolderGone: boolean;
  /** Files on all pages; undefined while that is not known. */
  readonly counts: { readonly total: number; readonly pageCount: number } | undefined;
  readonly status: 'loading' | 'refreshing' | 'ready' | 'failed';
  /** The answer that failed, to be asked for again. */
  readonly failure: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

const noFiles: readonly UploadedFile[] = [];
const noFolders: readonly CountedFolder[] = [];
const noTree: readonly FolderNode[] = [];

/** The path of a folder as files have it; null for the top, undefined while it is not known. */
function useFolderPath(folder: number | null): string | null | undefined {
  const client = useLibraryClient();
  const { data } = useQuery({ ...folderQuery(client, folder ?? 0), enabled: folder !== null });
  return folder === null ? null : data?.path;
}

/**
 * Asks for the files and folders of a place.
 * @param allowed kinds that are shown at all; empty for all
 */
export function useLibrary(location: LibraryLocation, allowed: readonly MediaKind[]): ShownLibrary {
  const client = useLibraryClient();
  // What lies in a folder is asked for by its id; only a search has to know the path of all that is below it.
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
