import { defaultLocale, localeTag, rightToLeftCodes } from '../preferences/locales.ts';
import { preferenceKeys } from '../preferences/preference-keys.ts';
import { applyTheme, storedLook } from '../preferences/theme-look.ts';
import { storedItem } from '../stored-item.ts';

/** The language that the panel will use. */
export interface StoredLanguage {
  /** The code that is stored; English where the browser denies access to its storage. */
  readonly code: string;
  /** The BCP 47 tag. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Returns the language that the panel will use. */
export function storedLanguage(): StoredLanguage {
  const code = storedItem(preferenceKeys.language) || defaultLocale;
  return {
    code,
    tag: localeTag(code),
    direction: rightToLeftCodes.includes(code) ? 'rtl' : 'ltr',
  };
}

/** Applies the theme that the user chose, a plugin's too, so that no other theme flashes. */
export function applyStoredTheme(): void {
  applyTheme(storedItem(preferenceKeys.theme) || 'system', storedLook());
}
