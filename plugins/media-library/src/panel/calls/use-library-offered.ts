import { ApiError } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useLibraryClient } from './library-client.ts';
import { configurationQuery } from './library-queries.ts';

/** Whether the server has a media library at all, as others that speak this API may not; true until that is known. */
export function useLibraryOffered(): boolean {
  const { error } = useQuery(configurationQuery(useLibraryClient()));
  return !(error instanceof ApiError && error.status === 404);
}
