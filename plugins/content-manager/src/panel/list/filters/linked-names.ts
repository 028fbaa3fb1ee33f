import { creatorName, ownValue } from '@admin/content-model';
import { ApiError, type HttpClient } from '@admin/shell';
import type { FilterValues } from '../../../points.ts';
import type { CallParameters } from '../../address/index.ts';
import { shownText } from '../../text/shown-text.ts';

type Names = ReadonlyMap<string, string>;

async function personName(http: HttpClient, id: string, signal: AbortSignal) {
  try {
    const { data } = await http.call('GET /admin/users/:id', { params: { id }, signal });
    return [id, creatorName(data) ?? data.email] as const;
  } catch (error) {
    // A deleted user is shown by id.
    if (error instanceof ApiError && error.status === 404) return [id, id] as const;
    throw error;
  }
}

/** The values of a filter whose names are needed. */
export interface NamesSpec {
  /** Uid of the content type of the list. */
  readonly contentType: string;
  /** The functions of the plugin that adds the filter. */
  readonly values: FilterValues | undefined;
  /** Uid of the linked entries; null for administrators. */
  readonly uid: string | null;
  readonly mainField: string;
  readonly ids: readonly string[];
  readonly parameters: CallParameters;
}

/** Returns names of entries, administrators or values of a plugin by id, for users who may read them. */
export async function linkedNames(http: HttpClient, spec: NamesSpec, signal: AbortSignal): Promise<Names> {
  const { contentType, values, uid, mainField, ids, parameters } = spec;
  if (values) return values.names(ids, { contentType, http, signal });
  if (uid === null) return new Map(await Promise.all(ids.map((id) => personName(http, id, signal))));
  const { results } = await http.call('GET /content-manager/collection-types/:uid', {
    params: { uid },
    query: { page: 1, pageSize: ids.length, filters: { id: { $in: ids.map(Number) } }, ...parameters },
    signal,
  });
  return new Map(
    results.map((entry) => [String(entry.id), shownText(ownValue(entry, mainField) || entry.id)]),
  );
}
