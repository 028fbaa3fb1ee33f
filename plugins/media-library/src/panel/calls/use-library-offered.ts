import { ApiError, useCan } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { uploadActions } from '../../upload-actions.ts';
import { useLibraryClient } from './library-client.ts';
import { configurationQuery } from './library-queries.ts';

/**
 * Whether the server has a media library at all, as others that speak this API may not; true until that is known. Not asked
 * for those who may not look into one.
 */
export function useLibraryOffered(): boolean {
  const enabled = useCan([{ action: uploadActions.read }]);
  const { error } = useQuery({ ...configurationQuery(useLibraryClient()), enabled });
  return !(error instanceof ApiError && error.status === 404);
}
