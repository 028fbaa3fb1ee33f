import { panelLocale, type PanelLocale } from '../preferences/locales.ts';
import { preferenceKeys } from '../preferences/preference-store.ts';

/** The language that the panel will speak; English where the browser may not be asked. */
export function keptLanguage(): PanelLocale {
  try {
    return panelLocale(localStorage.getItem(preferenceKeys.language));
  } catch {
    return panelLocale(null);
  }
}
