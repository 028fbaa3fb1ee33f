import type { NewEntry, InitialValuesHost } from '@admin/plugin-content-manager/points';
import { ApiError, type HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import { i18nClient, localesQuery } from '../locales/locales-query.ts';

/** The entry that is translated. */
export interface TranslationSource {
  readonly uid: string;
  /** Of the entry in any language; null for the only one of a single type. */
  readonly id: string | null;
  /** The code of the locale that it is translated into. */
  readonly locale: string;
}

/** What the language versions of an entry share, and which there are; null for a single type that has none yet. */
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
        // Nobody wrote it yet, or the user may read it in no language: it begins empty.
        if (id === null && error instanceof ApiError && [403, 404].includes(error.status)) return null;
        throw error;
      }
    },
    gcTime: 60_000,
  });
}

/** What a new version of an entry begins with; null for a single type that nobody wrote yet. */
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
