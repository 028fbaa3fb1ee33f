import { isRecord, ownValue } from '@admin/content-model';
import { httpRef, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { contentTags } from '../../schema/index.ts';
import { useEditing } from '../editing/editing-context.ts';
import { fieldName } from '@admin/entry-form';
import { linkedCount } from './related-query.ts';
import { useSavedEntry } from '../editing/saved-entry-context.ts';
import { countItems } from '../values/count-items.ts';

/**
 * The number of entries that a polymorphic relation links on the server. The entry lists those of its own relations; the
 * mirror of another type's relation, and those inside items, are counted by a call.
 * @param isWanted whether the field has come into sight
 */
export function useLinkCount(path: string, isWanted: boolean): number | 'loading' | 'failed' {
  const http = useService(httpRef);
  const { form, address } = useEditing();
  const { source } = useSavedEntry();
  const { parameters } = address;
  const field = fieldName(path);
  const owner = useSyncExternalStore(form.onChange, () => {
    const found = form.ownerOf(path);
    return found && `${found.uid} ${found.id}`;
  });
  const held = field === path && isRecord(source) ? ownValue(source, field) : undefined;
  const isCounted = owner === null || (held !== null && held !== undefined);
  const [uid = '', id = ''] = owner?.split(' ') ?? [];
  const answer = useQuery({
    queryKey: [contentTags.relations, uid, id, field, 'counted', parameters],
    queryFn: ({ signal }) =>
      http.call('GET /content-manager/relations/:uid/:id/:field', {
        params: { uid, id, field },
        query: { page: 1, pageSize: 1, ...parameters },
        signal,
      }),
    enabled: isWanted && !isCounted,
  });
  if (isCounted) return owner === null ? 0 : countItems(held);
  if (answer.data) return linkedCount([answer.data]);
  return answer.isError ? 'failed' : 'loading';
}
