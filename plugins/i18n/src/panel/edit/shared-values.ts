import type { NewEntry, InitialValuesHost } from '@admin/plugin-content-manager/points';
import { ApiError, type HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import { i18nClient, localesQuery } from '../locales/locales-query.ts';

/** The source of a translation. */
export interface TranslationSource {
  readonly uid: string;
  /** Id of any version of the entry; null for a single type. */
  readonly id: string | null;
  /** Code of the target locale. */
  readonly locale: string;
}

/** Returns the query for the shared values and the versions of an entry; null for a single type without versions. */
export function sharedValuesQuery(http: HttpClient, { uid, id, locale }: TranslationSource) {
  return queryOptions({
    queryKey: ['i18n', 'shared', uid, id, locale],
    queryFn: async ({ signal }) => {
      try {
        return await i18nClient(http).call('POST /i18n/content-manager/actions/get-non-localized-fields', {
          body: { model: uid, id, locale },
          signal,
        });
      } catch (error) {
        // No version exists, or none that the user may read: the entry starts empty.
        if (id === null && error instanceof ApiError && [403, 404].includes(error.status)) return null;
        throw error;
      }
    },
    gcTime: 60_000,
  });
}

/** Loads the initial values of a new version; null for a single type without versions. */
export async function loadSharedValues(
  { contentType, from, locale }: NewEntry,
  { http, queries }: Pick<InitialValuesHost, 'http' | 'queries'>,
): Promise<Readonly<Record<string, unknown>> | null> {
  const locales = locale === undefined ? await queries.query(localesQuery(http)) : [];
  const code = locale ?? locales.find(({ isDefault }) => isDefault)?.code ?? '';
  const source = { uid: contentType.uid, id: from, locale: code };
  const shared = await queries.query({ ...sharedValuesQuery(http, source), staleTime: 0 });
  return shared?.nonLocalizedFields ?? null;
}
