import type { ContentType } from '@admin/content-model';
import { httpRef, useService } from '@admin/shell';
import { describeCause, useContributions, useReport, type Contributed } from '@admin/shell/host';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { initialValues, type InitialValuesSource } from '../../points.ts';
import { promisedLocale } from '../address/index.ts';
import { contentTags } from '../schema/index.ts';
import type { EntryAddress } from './entry-address.ts';

/** The initial values of a new entry by attribute; null for the defaults of its type. */
export type StartValues = Readonly<Record<string, unknown>> | null;

/**
 * Fetches the initial values of the new entry at an address from plugins, each time such a form is opened. A plugin whose
 * start the address names is needed for the entry: its failure is the query's. The failure of any other is reported, and the
 * entry starts without it, because one broken plugin must not prevent new entries of every type.
 * @param isNew whether there is no entry at the address, nor one that it would be a copy of
 */
export function useEntryStart(address: EntryAddress, contentType: ContentType, isNew: boolean) {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const report = useReport();
  const starts = useContributions(initialValues);
  const { uid, parameters, start } = address;
  return useQuery({
    queryKey: [contentTags.start, uid, start ?? null, parameters],
    queryFn: async ({ signal }): Promise<StartValues> => {
      for (const { id, load, pluginId, contributionId } of starts) {
        const from = start?.id === id ? start.value : null;
        const entry = { contentType, from, ...promisedLocale(parameters) };
        try {
          const values = await load(entry, { http, queries, signal });
          if (values) return values;
        } catch (cause) {
          if (from !== null || signal.aborted) throw cause;
          const message = `The initial values of '${contributionId}' could not be loaded: ${describeCause(cause)}`;
          const context = { pointId: initialValues.id, contributionId, cause };
          report({ code: 'HOOK_FAILED', pluginId, message, context });
        }
      }
      return null;
    },
    enabled: isNew && starts.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Returns the query parameters about the initial values of a new entry, for the request that creates it. */
export function startParameters(
  starts: readonly Contributed<InitialValuesSource>[],
  { start }: EntryAddress,
): Readonly<Record<string, string>> {
  const known = starts.find(({ id }) => id === start?.id);
  return start && known?.queryParam !== undefined ? { [known.queryParam]: start.value } : {};
}
