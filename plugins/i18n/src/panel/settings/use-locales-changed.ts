import { permissionsRef, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Lets everything go on from other locales: which there are, what the user may do in them, and what was fetched of
 * content, which begins in the default locale and goes with a deleted one.
 */
export function useLocalesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  const { refresh } = useService(permissionsRef).actions;
  return useCallback(async () => {
    await Promise.all([queries.invalidateQueries(), refresh()]);
  }, [queries, refresh]);
}
