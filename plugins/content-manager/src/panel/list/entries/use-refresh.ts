import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { contentTags } from '../../schema/index.ts';

/** Lets everything that is known about entries be fetched again; settles when what is on screen is fresh. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const roots = [contentTags.entries, contentTags.entry, contentTags.relations];
    await Promise.all(roots.map((root) => queries.invalidateQueries({ queryKey: [root] })));
  }, [queries]);
}
