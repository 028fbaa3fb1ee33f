import { beforeEach, describe, expect, it } from 'vitest';
import { applyStoredTheme } from '../preload/stored-preferences.ts';
import { defaultLocale, panelLocales } from './locales.ts';
import { preferenceKeys } from './preference-keys.ts';
import { createPreferenceStore, type Offers } from './preference-store.ts';
import { applyTheme, standardThemes, type ThemeLook } from './theme-look.ts';

describe('preferences', () => {
  beforeEach(() => localStorage.clear());

  it('start with the system theme and English', () => {
    const { theme, language } = createPreferenceStore().getState();
    expect({ theme, language }).toEqual({ theme: 'system', language: 'en' });
    expect(document.documentElement.dataset['theme']).toBe('system');
    expect(document.documentElement.lang).toBe('en');
  });

  it('store a selection and apply it to the page', () => {
    createPreferenceStore().actions.setTheme('dark');
    expect(localStorage.getItem(preferenceKeys.theme)).toBe('dark');
    expect(createPreferenceStore().getState().theme).toBe('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('offer the system theme, a light and a dark one', () => {
    expect(standardThemes).toEqual(['system', 'light', 'dark']);
    const { setTheme } = createPreferenceStore().actions;
    for (const theme of standardThemes.toReversed()) {
      setTheme(theme);
      expect(document.documentElement.dataset['theme']).toBe(theme);
      expect(createPreferenceStore().getState().theme).toBe(theme);
    }
  });

  it('set a valid language tag, and the direction of a language with texts', () => {
    const store = createPreferenceStore();
    const directionOf = (code: string) => {
      store.actions.setLanguage(code);
      return document.documentElement.dir;
    };
    store.actions.setLanguage('dk');
    expect(document.documentElement.lang).toBe('da');
    // Assumed to have texts until the plugins are known.
    expect(directionOf('ar')).toBe('rtl');
    store.actions.offer({ themes: [], languages: [] });
    expect(directionOf('ar')).toBe('ltr');
    store.actions.offer({ themes: [], languages: [{ code: 'ar', name: 'Arabic' }] });
    expect([directionOf('ar'), directionOf('he'), directionOf('fr')]).toEqual(['rtl', 'ltr', 'ltr']);
  });

  it('fall back to English for an unknown language', () => {
    localStorage.setItem(preferenceKeys.language, 'xx');
    expect(createPreferenceStore().getState().language).toBe('en');
  });

  it('offer 34 languages, each with a tag that Intl accepts', () => {
    const codes = panelLocales.map(({ code }) => code).join(' ');
    expect(codes).toBe(
      'ar ca cs de dk en es eu fr gu he hi hu id it ja ko ml ms nl no pl pt-BR pt ru sa sk sv th tr uk vi zh-Hans zh',
    );
    expect(defaultLocale).toBe('en');
    expect(panelLocales).toHaveLength(34);
    for (const { code, tag } of panelLocales) expect(Intl.getCanonicalLocales(tag ?? code)).toHaveLength(1);
  });
});

describe('the themes and languages of plugins', () => {
  const sepia: ThemeLook = {
    id: 'paper.sepia',
    label: { id: 'paper.sepia', defaultMessage: 'Sepia' },
    scheme: 'light',
    tokens: { '--surface-page': '#f6efdf' },
  };
  const esperanto = { code: 'eo', name: 'Esperanto' };
  const all = { themes: [sepia], languages: [esperanto] };
  const none = { themes: [], languages: [] };
  const page = document.documentElement;
  const ground = () => page.style.getPropertyValue('--surface-page');
  beforeEach(() => localStorage.clear());

  /** Opens a new panel with these plugins. */
  const open = (offers: Offers) => {
    const store = createPreferenceStore();
    store.actions.offer(offers);
    return store;
  };

  it('[E65] a theme sets its colour scheme and tokens, and removes them when another theme follows', () => {
    const { setTheme } = open(all).actions;
    setTheme('paper.sepia');
    expect([page.dataset['theme'], ground()]).toEqual(['light', '#f6efdf']);
    setTheme('dark');
    expect([page.dataset['theme'], ground()]).toEqual(['dark', '']);
  });

  it('[E65] a stored theme is applied before the plugins are loaded', () => {
    open(all).actions.setTheme('paper.sepia');
    applyTheme('dark', null);
    const { getState } = createPreferenceStore();
    expect([getState().theme, page.dataset['theme'], ground()]).toEqual(['paper.sepia', 'light', '#f6efdf']);
    applyTheme('dark', null);
    applyStoredTheme();
    expect([page.dataset['theme'], ground()]).toEqual(['light', '#f6efdf']);
  });

  it('[E65] a stored choice is replaced by the default while its plugin is missing, and restored with it', () => {
    const { setTheme, setLanguage } = open(all).actions;
    setTheme('paper.sepia');
    setLanguage('eo');
    expect(page.lang).toBe('eo');
    const without = open(none).getState();
    expect([without.theme, without.language, ground(), page.lang]).toEqual(['system', 'en', '', 'en']);
    const again = open(all).getState();
    expect([again.theme, again.language, ground(), page.lang]).toEqual([
      'paper.sepia',
      'eo',
      '#f6efdf',
      'eo',
    ]);
  });

  it('[E65] a language that the host lists is listed once, under its own name', () => {
    const { languages } = open({
      themes: [],
      languages: [{ code: 'de', name: 'German' }, esperanto],
    }).getState();
    expect(languages.filter(({ code }) => code === 'de')).toEqual([{ code: 'de', name: 'Deutsch' }]);
    expect(languages.at(-1)).toEqual(esperanto);
  });

  it('[E65] a stored theme that cannot be parsed is ignored', () => {
    localStorage.setItem(preferenceKeys.theme, 'paper.sepia');
    localStorage.setItem(preferenceKeys.look, '{');
    expect(createPreferenceStore().getState().theme).toBe('system');
    applyStoredTheme();
    expect(ground()).toBe('');
  });
});
