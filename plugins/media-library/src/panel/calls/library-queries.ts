import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ViewConfiguration } from '../../endpoints.ts';
import type { FileUses, UploadedFile } from '../../file-shapes.ts';
import type { CountedFolder, FolderInPlace, FolderNode } from '../../folder-shapes.ts';
import { libraryKey, type LibraryClient } from './library-client.ts';

/** A query as the server takes it. */
export type WireQuery = Readonly<Record<string, unknown>>;

/** A page of files; the one before stays until another is there. */
export function filesQuery(client: LibraryClient, query: WireQuery) {
  return queryOptions({
    queryKey: [...libraryKey, 'files', query],
    queryFn: ({ signal }) => client.call('GET /upload/files', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The folders that fit; null asks for none. */
export function foldersQuery(client: LibraryClient, query: WireQuery | null) {
  return queryOptions({
    queryKey: [...libraryKey, 'folders', query],
    queryFn: async ({ signal }): Promise<readonly CountedFolder[]> =>
      query === null ? [] : (await client.call('GET /upload/folders', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One folder, with where it lies. */
export function folderQuery(client: LibraryClient, id: number) {
  return queryOptions({
    queryKey: [...libraryKey, 'folder', id],
    queryFn: async ({ signal }): Promise<FolderInPlace> =>
      (await client.call('GET /upload/folders/:id', { params: { id }, signal })).data,
  });
}

/** All folders as a tree, with their names. */
export function folderTreeQuery(client: LibraryClient) {
  return queryOptions({
    queryKey: [...libraryKey, 'folder-tree'],
    queryFn: async ({ signal }): Promise<readonly FolderNode[]> =>
      (await client.call('GET /upload/folder-structure', { signal })).data,
  });
}

/** One file, with who uploaded it. */
export function fileQuery(client: LibraryClient, id: number) {
  return queryOptions({
    queryKey: [...libraryKey, 'file', id],
    queryFn: ({ signal }): Promise<UploadedFile> =>
      client.call('GET /upload/files/:id', { params: { id }, signal }),
  });
}

/** The entries that use a file, page by page, and how many there are in all. */
export function fileUsesQuery(client: LibraryClient, id: number) {
  return infiniteQueryOptions({
    queryKey: [...libraryKey, 'uses', id],
    queryFn: async ({ signal, pageParam: after }): Promise<FileUses> => {
      const query = after === null ? {} : { query: { after } };
      return (await client.call('GET /upload/files/:id/uses', { params: { id }, ...query, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      entries: pages.flatMap(({ entries }) => entries),
      // The last answer is the newest one.
      total: pages.at(-1)?.total ?? 0,
    }),
  });
}

/** How pages of the library are shown to everybody, as long as nobody chooses otherwise. */
export function configurationQuery(client: LibraryClient) {
  return queryOptions({
    queryKey: [...libraryKey, 'configuration'],
    queryFn: async ({ signal }): Promise<ViewConfiguration> =>
      (await client.call('GET /upload/configuration', { signal })).data,
    staleTime: 60_000,
  });
}
