import type { Entry } from '@admin/content-model';
import type { EditContext } from '@admin/plugin-content-manager/points';
import type { Locale } from '../../endpoints.ts';

/** A locale version of an entry. */
export interface Version {
  readonly locale: Locale;
  /** Null for a new entry. */
  readonly id: number | null;
  readonly publishedAt: string | null;
  readonly isCurrent: boolean;
}

type Stored = Partial<Entry> & Pick<Entry, 'id'>;

/**
 * Returns the versions of an entry in the order of the locales, including the edited one.
 * @param current code of the locale of the edited version
 * @param others the other versions, as the server returns them
 */
export function entryVersions(
  locales: readonly Locale[],
  { entry }: Pick<EditContext, 'entry'>,
  current: string,
  others: readonly Stored[],
): readonly Version[] {
  return locales.flatMap((locale): readonly Version[] => {
    const isCurrent = locale.code === current;
    const stored = isCurrent ? entry : others.find((other) => other.locale === locale.code);
    if (!stored && !isCurrent) return [];
    return [{ locale, id: stored?.id ?? null, publishedAt: stored?.publishedAt ?? null, isCurrent }];
  });
}
