import { beforeEach, describe, expect, it } from 'vitest';
import { panelLocales } from './locales.ts';
import { createPreferenceStore, preferenceKeys } from './preference-store.ts';

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
    expect(panelLocales).toHaveLength(34);
    for (const { code, tag } of panelLocales) expect(Intl.getCanonicalLocales(tag ?? code)).toHaveLength(1);
  });
});
