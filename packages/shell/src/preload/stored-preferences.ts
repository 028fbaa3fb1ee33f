import { defaultLocale, localeTags, rightToLeftCodes } from '../preferences/locales.ts';
import { preferenceKeys } from '../preferences/preference-keys.ts';
import { applyTheme, storedLook } from '../preferences/theme-look.ts';

/** The language that the panel will use. */
export interface StoredLanguage {
  /** The code that is stored; English where the browser denies access to its storage. */
  readonly code: string;
  /** The BCP 47 tag. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

function storedCode(): string {
  try {
    return localStorage.getItem(preferenceKeys.language) || defaultLocale;
  } catch {
    return defaultLocale;
  }
}

/** Returns the language that the panel will use. A code that the host does not list is a language of a plugin. */
export function storedLanguage(): StoredLanguage {
  const code = storedCode();
  return {
    code,
    tag: localeTags[code] ?? code,
    direction: rightToLeftCodes.includes(code) ? 'rtl' : 'ltr',
  };
}

/** Applies the theme that the user chose, a plugin's too, so that no other theme flashes. */
export function applyStoredTheme(): void {
  try {
    applyTheme(localStorage.getItem(preferenceKeys.theme) || 'system', storedLook());
  } catch {
    // Without access to the storage the theme of the system applies.
  }
}
