import { ownValue, creatorName } from '@admin/content-model';
import type { HttpClient } from '@admin/shell';
import type { FilterValues } from '../../../../points.ts';
import type { ComboboxOption } from '@admin/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallParameters } from '../../../address/index.ts';
import { contentTags } from '../../../schema/index.ts';
import { shownText } from '../../../text/shown-text.ts';

/** Number of options. */
const offered = 10;

type Find = (signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

/** Returns a query for options. The previous options remain until the response arrives. */
function optionsQuery(key: readonly unknown[], find: Find) {
  return queryOptions({
    queryKey: key,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => find(signal),
  });
}

/** The query of a picker for its options. */
export type LinkedOptionsQuery = ReturnType<typeof optionsQuery>;

/** Returns the query for entries that a field can link to, by name. */
export function entryOptionsQuery(
  http: HttpClient,
  spec: {
    readonly uid: string;
    readonly field: string;
    readonly mainField: string;
    readonly parameters: CallParameters;
  },
  search: string,
): LinkedOptionsQuery {
  const { uid, field, mainField, parameters } = spec;
  return optionsQuery([contentTags.relations, uid, field, 'options', search, parameters], async (signal) => {
    const { results } = await http.call('GET /content-manager/relations/:uid/:field', {
      params: { uid, field },
      query: { page: 1, pageSize: offered, ...(search && { _q: search }), ...parameters },
      signal,
    });
    return results.map((entry) => ({
      value: String(entry.id),
      label: shownText(ownValue(entry, mainField) || entry.id),
    }));
  });
}

/** Returns the query for administrators, by name. */
export function peopleOptionsQuery(http: HttpClient, search: string): LinkedOptionsQuery {
  return optionsQuery(['FilteredPeople', 'options', search], async (signal) => {
    const { data } = await http.call('GET /admin/users', {
      query: { page: 1, pageSize: offered, sort: 'firstname:ASC', ...(search && { _q: search }) },
      signal,
    });
    return data.results.map((person) => ({
      value: String(person.id),
      label: creatorName(person) ?? person.email,
      hint: person.email,
    }));
  });
}

/** Returns the query for values that a plugin finds. */
export function ownOptionsQuery(
  http: HttpClient,
  { uid, field, values }: { readonly uid: string; readonly field: string; readonly values: FilterValues },
  search: string,
): LinkedOptionsQuery {
  return optionsQuery(['FilterValues', uid, field, 'options', search], (signal) =>
    values.search(search, { contentType: uid, http, signal }),
  );
}
