import { createStore, type StoreApi } from 'zustand/vanilla';
import { defaultLocale, panelLocale } from './locales.ts';

export const themes = ['system', 'light', 'dark'] as const;

/** `system` follows the operating system's colour scheme, live. */
export type ThemeChoice = (typeof themes)[number];

/** Fixed keys of the browser's storage; the page reads the first one before anything is painted. */
export const preferenceKeys = { theme: 'admin.theme', language: 'admin.language' } as const;

export interface PreferenceState {
  readonly theme: ThemeChoice;
  /** A code of {@link panelLocales}. */
  readonly language: string;
  readonly setTheme: (theme: ThemeChoice) => void;
  /** What somebody chose here and their profile does not hold yet; null for nothing. */
  readonly chosenLanguage: string | null;
  /** Applies a language that is kept elsewhere, as in a profile. */
  readonly setLanguage: (code: string) => void;
  /** Applies a language that somebody chose, for `keepChosenLanguage` to write into their profile. */
  readonly chooseLanguage: (code: string) => void;
}

export type PreferenceStore = StoreApi<PreferenceState>;

function storedTheme(): ThemeChoice {
  const stored = localStorage.getItem(preferenceKeys.theme);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Creates the store from what the browser remembers and applies it to the page. */
export function createPreferenceStore(): PreferenceStore {
  const store = createStore<PreferenceState>()((set, get) => ({
    theme: storedTheme(),
    chosenLanguage: null,
    language: panelLocale(localStorage.getItem(preferenceKeys.language) ?? defaultLocale).code,
    setTheme(theme) {
      localStorage.setItem(preferenceKeys.theme, theme);
      set({ theme });
    },
    setLanguage(code) {
      const language = panelLocale(code).code;
      localStorage.setItem(preferenceKeys.language, language);
      set({ language, chosenLanguage: null });
    },
    chooseLanguage(code) {
      get().setLanguage(code);
      set(({ language }) => ({ chosenLanguage: language }));
    },
  }));
  applyPreferences(store.getState());
  store.subscribe(applyPreferences);
  return store;
}

function applyPreferences({ theme, language }: PreferenceState): void {
  const page = document.documentElement;
  const { code, tag, direction } = panelLocale(language);
  page.dataset['theme'] = theme;
  page.lang = tag ?? code;
  page.dir = direction ?? 'ltr';
}
