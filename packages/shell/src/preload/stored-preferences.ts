import { panelLocale, type PanelLocale } from '../preferences/locales.ts';
import { preferenceKeys } from '../preferences/preference-keys.ts';
import { applyTheme, storedLook } from '../preferences/theme-look.ts';

/** Returns the language that the panel will use; English where the browser denies access to its storage. */
export function storedLanguage(): PanelLocale {
  try {
    const code = localStorage.getItem(preferenceKeys.language);
    const locale = panelLocale(code);
    // A language that a plugin adds: the panel will know its name and its direction.
    return code && locale.code !== code ? { code, name: code } : locale;
  } catch {
    return panelLocale(null);
  }
}

/** Applies the theme that the user chose, a plugin's too, so that no other theme flashes. */
export function applyStoredTheme(): void {
  try {
    applyTheme(localStorage.getItem(preferenceKeys.theme) || 'system', storedLook());
  } catch {
    // Without access to the storage the theme of the system applies.
  }
}
