import { panelLocale, type PanelLocale } from '../preferences/locales.ts';
import { preferenceKeys } from '../preferences/preference-keys.ts';

/** The language that the panel will speak; English where the browser may not be asked. */
export function keptLanguage(): PanelLocale {
  try {
    const code = localStorage.getItem(preferenceKeys.language);
    const locale = panelLocale(code);
    // One that a plugin brings: the panel will know its name and its direction.
    return code && locale.code !== code ? { code, name: code } : locale;
  } catch {
    return panelLocale(null);
  }
}
