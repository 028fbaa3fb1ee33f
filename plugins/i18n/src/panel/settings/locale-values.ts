import { validationMessages, type FieldErrors } from '@admin/shell';
import type { Locale } from '../../endpoints.ts';
import { dialogMessages } from './messages.ts';

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
