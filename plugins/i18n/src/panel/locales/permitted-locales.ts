import { entryActions, permitsLocale, type EntryAction } from '@admin/content-model';
import { usePermissions } from '@admin/shell';
import { useMemo } from 'react';
import type { Locale } from '../../endpoints.ts';
import { useLocales } from './locales-query.ts';

/** The locales in which the user may do something with entries of a content type; undefined while nobody knows. */
export function usePermittedLocales(uid: string, action: EntryAction): readonly Locale[] | undefined {
  const locales = useLocales();
  const permissions = usePermissions({ action: entryActions[action], subject: uid });
  return useMemo(
    () => locales?.filter(({ code }) => permissions.some((permission) => permitsLocale(permission, code))),
    [locales, permissions],
  );
}

/** Of these locales the default, or else the first; undefined where there are none. */
export function preferredLocale(locales: readonly Locale[]): Locale | undefined {
  return locales.find(({ isDefault }) => isDefault) ?? locales[0];
}
