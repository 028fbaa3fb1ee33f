import { entryActions, permitsLocale, type EntryAction } from '@admin/content-model';
import { usePermissions } from '@admin/shell';
import { useMemo } from 'react';
import type { Locale } from '../../endpoints.ts';
import { useLocales } from './locales-query.ts';

/** Returns the locales in which the user may perform an action; undefined while the locales load. */
export function usePermittedLocales(uid: string, action: EntryAction): readonly Locale[] | undefined {
  const locales = useLocales();
  const permissions = usePermissions({ action: entryActions[action], subject: uid });
  return useMemo(
    () => locales?.filter(({ code }) => permissions.some((permission) => permitsLocale(permission, code))),
    [locales, permissions],
  );
}

/** Returns the default locale, otherwise the first; undefined for an empty list. */
export function preferredLocale(locales: readonly Locale[]): Locale | undefined {
  return locales.find(({ isDefault }) => isDefault) ?? locales[0];
}
