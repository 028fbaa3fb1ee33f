import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { contentTags } from './query-keys.ts';

/**
 * Descriptions of content are good for one visit to the content manager: within it nothing asks twice, and
 * whoever comes back sees what is known at once while it is asked for anew.
 */
export function useSchemaLifetime(): void {
  const queries = useQueryClient();
  useEffect(
    () => () => {
      for (const tag of [contentTags.init, contentTags.settings, contentTags.configuration]) {
        void queries.invalidateQueries({ queryKey: [tag], refetchType: 'none' });
      }
    },
    [queries],
  );
}
