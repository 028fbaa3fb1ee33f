import { httpRef, useService, type HttpClient, ApiError, useCan } from '@admin/shell';
import type { EndpointsClient } from '@admin/shell/host';
import {
  useQueryClient,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { uploadEndpoints, ViewConfiguration } from '../../endpoints.ts';
import type { FileUses, UploadedFile } from '../../file-schemas.ts';
import type { CountedFolder, FolderDetails, FolderNode } from '../../folder-schemas.ts';
import { uploadActions } from '../../upload-actions.ts';

/** The first element of the query keys of files and folders. */
export const libraryKey = ['media-library'] as const;

type LibraryClient = EndpointsClient<typeof uploadEndpoints>;

/** Returns the client of this plugin's endpoints. */
export function libraryClient(http: HttpClient): LibraryClient {
  return http.for<typeof uploadEndpoints>();
}

/** Returns the {@link libraryClient} of the panel. */
export function useLibraryClient(): LibraryClient {
  return libraryClient(useService(httpRef));
}

/** Reloads all displayed library data; resolves when it is loaded. */
export function useLibraryChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: libraryKey }), [queries]);
}

/** A query in the form of a request. */
export type WireQuery = Readonly<Record<string, unknown>>;

/** Loads a page of files; the previous page remains until the next one is loaded. */
export function filesQuery(client: LibraryClient, query: WireQuery) {
  return queryOptions({
    queryKey: [...libraryKey, 'files', query],
    queryFn: ({ signal }) => client.call('GET /upload/files', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Loads the folders that match; null requests none. */
export function foldersQuery(client: LibraryClient, query: WireQuery | null) {
  return queryOptions({
    queryKey: [...libraryKey, 'folders', query],
    queryFn: async ({ signal }): Promise<readonly CountedFolder[]> =>
      query === null ? [] : (await client.call('GET /upload/folders', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Loads one folder with its parents. */
export function folderQuery(client: LibraryClient, id: number) {
  return queryOptions({
    queryKey: [...libraryKey, 'folder', id],
    queryFn: async ({ signal }): Promise<FolderDetails> =>
      (await client.call('GET /upload/folders/:id', { params: { id }, signal })).data,
  });
}

/** Loads the names of all folders as a tree. */
export function folderTreeQuery(client: LibraryClient) {
  return queryOptions({
    queryKey: [...libraryKey, 'folder-tree'],
    queryFn: async ({ signal }): Promise<readonly FolderNode[]> =>
      (await client.call('GET /upload/folder-structure', { signal })).data,
  });
}

/** Loads one file, with the user who uploaded it. */
export function fileQuery(client: LibraryClient, id: number) {
  return queryOptions({
    queryKey: [...libraryKey, 'file', id],
    queryFn: ({ signal }): Promise<UploadedFile> =>
      client.call('GET /upload/files/:id', { params: { id }, signal }),
  });
}

/** Loads the entries that use a file page by page, and their total number. */
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
      // The last response is the newest one.
      total: pages.at(-1)?.total ?? 0,
    }),
  });
}

/** Loads the view configuration. */
export function configurationQuery(client: LibraryClient) {
  return queryOptions({
    queryKey: [...libraryKey, 'configuration'],
    queryFn: async ({ signal }): Promise<ViewConfiguration> =>
      (await client.call('GET /upload/configuration', { signal })).data,
    staleTime: 60_000,
  });
}

/**
 * Returns whether the server has a media library, which other servers of this API may not; true while it is unknown.
 * Sends no request for users without permission to read it.
 */
export function useLibraryOffered(): boolean {
  const enabled = useCan([{ action: uploadActions.read }]);
  const { error } = useQuery({ ...configurationQuery(useLibraryClient()), enabled });
  return !(error instanceof ApiError && error.status === 404);
}
