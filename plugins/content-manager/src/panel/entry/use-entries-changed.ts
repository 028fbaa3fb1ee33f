import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { contentTags } from '../schema/index.ts';

/**
 * Returns a function that marks cached lists, relations and entries as outdated, for plugins whose server routes change
 * entries. Those on the page are requested again; forms with unsaved changes keep them. Resolves when they are up to date.
 */
export function useEntriesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const tags = [contentTags.entries, contentTags.relations, contentTags.entry];
    await Promise.all(tags.map((tag) => queries.invalidateQueries({ queryKey: [tag] })));
  }, [queries]);
}
