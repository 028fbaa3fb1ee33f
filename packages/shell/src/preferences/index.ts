export { defaultLocale, panelLocale, panelLocales, type PanelLocale } from './locales.ts';
export type { PreferenceState } from './preference-store.ts';
export { standardThemes, type ThemeLook } from './theme-look.ts';
