import { createStore, type StoreApi } from 'zustand/vanilla';
import { pageDirection, panelLocale, panelLocales, type PanelLocale } from './locales.ts';
import { preferenceKeys } from './preference-keys.ts';
import { keepLook, storedLook, applyTheme, standardThemes, type ThemeLook } from './theme-look.ts';

export interface PreferenceState {
  /**
   * What the panel looks like: `light`, `dark`, `system`, which follows the operating system's colour scheme live, or the
   * id of a theme that a plugin brings.
   */
  readonly theme: string;
  /** The code of one of the languages. */
  readonly language: string;
  /** What plugins offer beside the standard themes. */
  readonly themes: readonly ThemeLook[];
  /** Every language that can be chosen. */
  readonly languages: readonly PanelLocale[];
  readonly setTheme: (theme: string) => void;
  /** What somebody chose here and their profile does not hold yet; null for nothing. */
  readonly chosenLanguage: string | null;
  /** Applies a language that is kept elsewhere, as in a profile. */
  readonly setLanguage: (code: string) => void;
  /** Applies a language that somebody chose, for `keepChosenLanguage` to write into their profile. */
  readonly chooseLanguage: (code: string) => void;
}

export type PreferenceStore = StoreApi<PreferenceState>;

/** What plugins offer to choose from. */
export interface Offers {
  readonly themes: readonly ThemeLook[];
  /** Languages with texts; the host may list them or not. */
  readonly languages: readonly PanelLocale[];
}

/** What the browser remembers, as far as it is on offer. What is not stays remembered: its plugin may come back. */
function remembered({ themes, languages }: Offers): Pick<PreferenceState, 'theme' | 'language'> {
  const stored = localStorage.getItem(preferenceKeys.theme);
  const theme = [...standardThemes, ...themes.map(({ id }) => id)].find((id) => id === stored) ?? 'system';
  return { theme, language: panelLocale(localStorage.getItem(preferenceKeys.language), languages).code };
}

/** Creates the store from what the browser remembers and applies it to the page. */
export function createPreferenceStore(): PreferenceStore {
  const look = storedLook();
  // Shown already, and on offer until it is known what the plugins bring.
  const offers: Offers = { themes: look ? [look] : [], languages: panelLocales };
  const store = createStore<PreferenceState>()((set, get) => ({
    ...offers,
    ...remembered(offers),
    chosenLanguage: null,
    setTheme(theme) {
      localStorage.setItem(preferenceKeys.theme, theme);
      keepLook(get().themes.find(({ id }) => id === theme));
      set({ theme });
    },
    setLanguage(code) {
      localStorage.setItem(preferenceKeys.language, code);
      set({ language: panelLocale(code, get().languages).code, chosenLanguage: null });
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

/** Takes what the plugins bring into the choice, and shows what was chosen of it earlier. */
export function offerPreferences(store: PreferenceStore, { themes, languages }: Offers): void {
  const known = new Set(panelLocales.map(({ code }) => code));
  const withTexts = new Set(languages.map(({ code }) => code));
  const all = [
    ...panelLocales.map((locale): PanelLocale =>
      withTexts.has(locale.code) ? { ...locale, hasTexts: true } : locale,
    ),
    ...languages.filter(({ code }) => !known.has(code)),
  ];
  const offers = { themes, languages: all };
  const shown = remembered(offers);
  keepLook(themes.find(({ id }) => id === shown.theme));
  store.setState({ ...offers, ...shown });
}

function applyPreferences({ theme, themes, language, languages }: PreferenceState): void {
  const page = document.documentElement;
  const locale = panelLocale(language, languages);
  applyTheme(
    theme,
    themes.find(({ id }) => id === theme),
  );
  page.lang = locale.tag ?? locale.code;
  page.dir = pageDirection(locale);
}
