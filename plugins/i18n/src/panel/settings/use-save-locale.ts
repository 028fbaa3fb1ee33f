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

/** The form values of a locale; an empty text is null or absent. */
export interface LocaleValues {
  readonly code?: string | null;
  readonly name?: string | null;
  readonly isDefault: boolean;
}

const maxNameLength = 50;

/** Returns the initial values of the form. */
export function localeValues(locale: Locale | null): LocaleValues {
  if (!locale) return { isDefault: false };
  const { code, name, isDefault } = locale;
  return { code, name, isDefault };
}

/** Validates the trimmed values of the form. */
export function checkLocale({ code, name }: LocaleValues): FieldErrors {
  const errors: Record<string, FieldErrors[string]> = {};
  if (!code) errors['code'] = validationMessages.required;
  if (!name) errors['name'] = validationMessages.required;
  else if (name.length > maxNameLength) errors['name'] = dialogMessages.tooLong;
  return errors;
}

/**
 * Returns a function that refetches everything that depends on locales: the locales, the permissions, and cached
 * content.
 */
export function useLocalesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  const { refresh } = useService(permissionsRef).actions;
  return useCallback(async () => {
    await Promise.all([queries.invalidateQueries(), refresh()]);
  }, [queries, refresh]);
}

/**
 * Returns a function that adds a locale, or sends the changes of an existing one. It resolves to the form result and
 * rejects with the error of the server.
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
