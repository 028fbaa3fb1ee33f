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

/** What cached answers about files and folders are kept under. */
export const libraryKey = ['media-library'] as const;

type LibraryClient = EndpointsClient<typeof uploadEndpoints>;

/** The client of this plugin's endpoints. */
export function libraryClient(http: HttpClient): LibraryClient {
  return http.for<typeof uploadEndpoints>();
}

/** {@link libraryClient} of the panel. */
export function useLibraryClient(): LibraryClient {
  return libraryClient(useService(httpRef));
}

/** Has everything that is shown of the library asked for again; resolves once that is there. */
export function useLibraryChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: libraryKey }), [queries]);
}

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
    queryFn: async ({ signal }): Promise<FolderDetails> =>
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

/**
 * Whether the server has a media library at all, as others that speak this API may not; true until that is known. Not asked
 * for those who may not look into one.
 */
export function useLibraryOffered(): boolean {
  const enabled = useCan([{ action: uploadActions.read }]);
  const { error } = useQuery({ ...configurationQuery(useLibraryClient()), enabled });
  return !(error instanceof ApiError && error.status === 404);
}
