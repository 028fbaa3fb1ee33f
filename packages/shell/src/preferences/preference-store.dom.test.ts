import { beforeEach, describe, expect, it } from 'vitest';
import { defaultLocale, panelLocales } from './locales.ts';
import { createPreferenceStore, preferenceKeys, themes } from './preference-store.ts';

describe('preferences', () => {
  beforeEach(() => localStorage.clear());

  it('starts with the system theme and English', () => {
    const { theme, language } = createPreferenceStore().getState();
    expect({ theme, language }).toEqual({ theme: 'system', language: 'en' });
    expect(document.documentElement.dataset['theme']).toBe('system');
    expect(document.documentElement.lang).toBe('en');
  });

  it('remembers a choice and applies it to the page', () => {
    createPreferenceStore().getState().setTheme('dark');
    expect(localStorage.getItem(preferenceKeys.theme)).toBe('dark');
    expect(createPreferenceStore().getState().theme).toBe('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('offers the theme of the system, a light and a dark one', () => {
    expect(themes).toEqual(['system', 'light', 'dark']);
    const { setTheme } = createPreferenceStore().getState();
    for (const theme of themes.toReversed()) {
      setTheme(theme);
      expect(document.documentElement.dataset['theme']).toBe(theme);
      expect(createPreferenceStore().getState().theme).toBe(theme);
    }
  });

  it('writes a valid language tag and the direction', () => {
    const store = createPreferenceStore();
    store.getState().setLanguage('dk');
    expect(document.documentElement.lang).toBe('da');
    store.getState().setLanguage('ar');
    expect(document.documentElement.dir).toBe('rtl');
    store.getState().setLanguage('fr');
    expect(document.documentElement.dir).toBe('ltr');
  });

  it('falls back to English for a language that it does not know', () => {
    localStorage.setItem(preferenceKeys.language, 'xx');
    expect(createPreferenceStore().getState().language).toBe('en');
  });

  it('offers 34 languages, each with a tag that Intl accepts', () => {
    const codes = panelLocales.map(({ code }) => code).join(' ');
    expect(codes).toBe(
      'ar ca cs de dk en es eu fr gu he hi hu id it ja ko ml ms nl no pl pt-BR pt ru sa sk sv th tr uk vi zh-Hans zh',
    );
    expect(defaultLocale).toBe('en');
    expect(panelLocales).toHaveLength(34);
    for (const { code, tag } of panelLocales) expect(Intl.getCanonicalLocales(tag ?? code)).toHaveLength(1);
  });
});
