import { httpRef, useService, type FilledMessage } from '@admin/shell';
import type { Locale } from '../../endpoints.ts';
import { i18nClient } from '../locales/locales-query.ts';
import type { LocaleValues } from './locale-values.ts';
import { localeMessages } from './messages.ts';
import { useLocalesChanged } from './use-locales-changed.ts';

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
