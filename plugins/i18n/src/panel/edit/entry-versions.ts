import type { Entry } from '@admin/content-model';
import type { EditContext } from '@admin/plugin-content-manager/points';
import type { Locale } from '../../endpoints.ts';

/** An entry in one language. */
export interface Version {
  readonly locale: Locale;
  /** Null for one that is not saved yet. */
  readonly id: number | null;
  readonly publishedAt: string | null;
  readonly isCurrent: boolean;
}

type Stored = Partial<Entry> & Pick<Entry, 'id'>;

/**
 * The versions of an entry in the order of the locales, the one that is being edited among them.
 * @param current the code of the locale of the one that is being edited
 * @param others the others, as the server answers them
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
