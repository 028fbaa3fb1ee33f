export { defaultLocale, panelLocale, panelLocales, type PanelLocale } from './locales.ts';
export { themes, type PreferenceState, type ThemeChoice } from './preference-store.ts';
