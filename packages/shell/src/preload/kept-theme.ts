import { preferenceKeys } from '../preferences/preference-keys.ts';
import { keptLook, showTheme } from '../preferences/theme-look.ts';

/** Shows the theme that somebody chose, that of a plugin too, so that no other one flashes. */
export function showKeptTheme(): void {
  try {
    showTheme(localStorage.getItem(preferenceKeys.theme) || 'system', keptLook());
  } catch {
    // A browser that keeps nothing for us shows the theme of the system.
  }
}
