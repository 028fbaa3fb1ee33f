import { definePlainStore, type Store } from '../services/plain-store.ts';
import { defaultLocale, pageDirection, panelLocale, panelLocales, type PanelLocale } from './locales.ts';
import { preferenceKeys } from './preference-keys.ts';
import { storeLook, storedLook, applyTheme, standardThemes, type ThemeLook } from './theme-look.ts';

export interface PreferenceState {
  /**
   * The theme of the panel: `light`, `dark`, `system`, which follows the colour scheme of the operating system live, or
   * the id of a plugin's theme.
   */
  readonly theme: string;
  /** The code of one of the languages. */
  readonly language: string;
  /** The themes of plugins, in addition to the standard ones. */
  readonly themes: readonly ThemeLook[];
  /** Every language that can be chosen. */
  readonly languages: readonly PanelLocale[];
  /** The language that the user chose here and that their profile does not contain yet; null for none. */
  readonly chosenLanguage: string | null;
}

export interface PreferenceActions {
  readonly setTheme: (theme: string) => void;
  /** Applies a language that is stored elsewhere, such as in a profile. */
  readonly setLanguage: (code: string) => void;
  /** Applies a language that the user chose; `saveChosenLanguage` writes it into their profile. */
  readonly chooseLanguage: (code: string) => void;
  /** Marks the chosen language as stored in the profile. */
  readonly clearChosenLanguage: () => void;
  /** Adds the themes and languages of plugins, and applies the stored choice if it is among them. */
  readonly offer: (offers: Offers) => void;
}

export type PreferenceStore = Store<PreferenceState, PreferenceActions>;

/** The themes and languages that plugins offer. */
export interface Offers {
  readonly themes: readonly ThemeLook[];
  /** Languages with texts; the host may list them or not. */
  readonly languages: readonly PanelLocale[];
}

/** Returns the stored preferences that are available. Others remain stored, for when their plugin returns. */
function storedChoice({ themes, languages }: Offers): Pick<PreferenceState, 'theme' | 'language'> {
  const stored = localStorage.getItem(preferenceKeys.theme);
  const theme = [...standardThemes, ...themes.map(({ id }) => id)].find((id) => id === stored) ?? 'system';
  return { theme, language: panelLocale(localStorage.getItem(preferenceKeys.language), languages).code };
}

/** Returns the languages of the host and those of plugins, several of which can contribute texts in one language. */
function allLanguages(languages: readonly PanelLocale[]): readonly PanelLocale[] {
  const offered = new Map(languages.map((locale) => [locale.code, locale]));
  return [
    ...panelLocales.map((locale): PanelLocale =>
      offered.delete(locale.code) || locale.code === defaultLocale ? locale : { ...locale, isEnglish: true },
    ),
    ...offered.values(),
  ];
}

/** The preferences of a browser that has stored none. */
export const defaultPreferences: PreferenceState = {
  theme: 'system',
  language: 'en',
  themes: [],
  // Until the plugins are known, the language that the user chose counts as translated: the page would flash otherwise.
  languages: panelLocales,
  chosenLanguage: null,
};

/** The theme and the language of the panel. Its actions write them to the storage of the browser. */
const preferenceStore = definePlainStore<PreferenceState, PreferenceActions>({
  id: 'shell.preferences',
  state: defaultPreferences,
  actions(set, read) {
    const setLanguage = (code: string) => {
      localStorage.setItem(preferenceKeys.language, code);
      set({ language: panelLocale(code, read().languages).code, chosenLanguage: null });
    };
    return {
      setTheme(theme) {
        localStorage.setItem(preferenceKeys.theme, theme);
        storeLook(read().themes.find(({ id }) => id === theme));
        set({ theme });
      },
      setLanguage,
      chooseLanguage(code) {
        setLanguage(code);
        set({ chosenLanguage: read().language });
      },
      clearChosenLanguage: () => set({ chosenLanguage: null }),
      offer({ themes, languages }) {
        const offers = { themes, languages: allLanguages(languages) };
        const choice = storedChoice(offers);
        storeLook(themes.find(({ id }) => id === choice.theme));
        set({ ...offers, ...choice });
      },
    };
  },
});

/** Creates the store with the preferences that the browser has stored, and applies them to the page. */
export function createPreferenceStore(): PreferenceStore {
  const look = storedLook();
  // The stored look is shown already; it stays available until the plugins are known.
  const initial = look ? { ...defaultPreferences, themes: [look] } : defaultPreferences;
  const store = preferenceStore.create({ ...initial, ...storedChoice(initial) });
  applyPreferences(store.getState());
  store.subscribe(applyPreferences);
  return store;
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
