import { httpRef, useService, type HttpClient } from '@admin/shell';
import type { EndpointsClient } from '@admin/shell/host';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { uploadEndpoints } from '../../endpoints.ts';

/** What cached answers about files and folders are kept under. */
export const libraryKey = ['media-library'] as const;

export type LibraryClient = EndpointsClient<typeof uploadEndpoints>;

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
