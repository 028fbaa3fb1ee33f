import { startParameter } from '@admin/plugin-content-manager/addresses';
import type { EditContext } from '@admin/plugin-content-manager/points';
import { httpRef, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from '../../endpoints.ts';
import { useLocales } from '../locales/locales-query.ts';
import { entryVersions, type Version } from './entry-versions.ts';
import { sharedValuesQuery } from './shared-values.ts';
import { translationId } from './translation-id.ts';

/** The locale versions of the entry in the edit view. */
export interface EntryVersions {
  readonly locales: readonly Locale[];
  readonly versions: readonly Version[];
  /** Code of the edited locale. */
  readonly current: string;
  /** True if the entry is new and not a translation, so that its locale can be changed. */
  readonly isFree: boolean;
}

const none: readonly never[] = [];

/** Returns the locale versions of the edited entry; undefined while they load. */
export function useEntryVersions({ contentType, entry, locale }: EditContext): EntryVersions | undefined {
  const http = useService(httpRef);
  const locales = useLocales();
  const { search } = useLocation();
  const { uid, kind } = contentType;
  const given = startParameter(new URLSearchParams(search));
  const from = given?.id === translationId ? given.value : null;
  const current = entry?.locale ?? locale ?? locales?.find(({ isDefault }) => isDefault)?.code;
  const isTranslation = !entry && (from !== null || kind === 'singleType');
  const source = { uid, id: from, locale: current ?? '' };
  const shared = useQuery({
    ...sharedValuesQuery(http, source),
    enabled: isTranslation && current !== undefined,
  });
  const others = isTranslation ? shared.data?.localizations : entry?.localizations;
  return useMemo(() => {
    if (!locales || current === undefined) return undefined;
    const versions = entryVersions(locales, { entry }, current, others ?? none);
    return { locales, versions, current, isFree: !entry && !isTranslation };
  }, [locales, current, entry, others, isTranslation]);
}
