import {
  validationMessages,
  type FieldErrors,
  permissionsRef,
  useService,
  httpRef,
  type FilledMessage,
} from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Locale } from '../../endpoints.ts';
import { i18nClient } from '../locales/locales-query.ts';
import { dialogMessages, localeMessages } from './messages.ts';

/** A locale as the form holds it; an emptied text is null or absent. */
export interface LocaleValues {
  readonly code?: string | null;
  readonly name?: string | null;
  readonly isDefault: boolean;
}

const longestName = 50;

/** What the form of a locale begins with. */
export function localeValues(locale: Locale | null): LocaleValues {
  if (!locale) return { isDefault: false };
  const { code, name, isDefault } = locale;
  return { code, name, isDefault };
}

/** What is wrong with a locale before it is sent; texts are trimmed by then. */
export function checkLocale({ code, name }: LocaleValues): FieldErrors {
  const wrong: Record<string, FieldErrors[string]> = {};
  if (!code) wrong['code'] = validationMessages.required;
  if (!name) wrong['name'] = validationMessages.required;
  else if (name.length > longestName) wrong['name'] = dialogMessages.tooLong;
  return wrong;
}

/**
 * Lets everything go on from other locales: which there are, what the user may do in them, and what was fetched of
 * content, which begins in the default locale and goes with a deleted one.
 */
export function useLocalesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  const { refresh } = useService(permissionsRef).actions;
  return useCallback(async () => {
    await Promise.all([queries.invalidateQueries(), refresh()]);
  }, [queries, refresh]);
}

/**
 * Adds a locale, or changes the one that is given: what differs is sent. Resolves to what is told of it; rejects with
 * the refusal.
 */
export function useSaveLocale(locale: Locale | null): (values: LocaleValues) => Promise<FilledMessage> {
  const calls = i18nClient(useService(httpRef));
  const changed = useLocalesChanged();
  return async ({ code, name, isDefault }) => {
    if (locale) {
      const body = {
        ...(name && name !== locale.name ? { name } : {}),
        ...(isDefault && !locale.isDefault ? { isDefault } : {}),
      };
      await calls.call('PUT /i18n/locales/:id', { params: { id: locale.id }, body });
      await changed();
      return localeMessages.saved;
    }
    const body = { code: code ?? '', name: name ?? null, isDefault };
    const added = await calls.call('POST /i18n/locales', { body });
    await changed();
    return { ...localeMessages.added, values: { name: added.name } };
  };
}
