import type { LoadMessages } from '@admin/shell';

/** The texts of all features of the edition. One import per file: bundlers do not resolve patterns inside installed packages. */
const texts: Readonly<Record<string, LoadMessages>> = {
  ar: () => import('./messages/ar.json'),
  cs: () => import('./messages/cs.json'),
  de: () => import('./messages/de.json'),
  dk: () => import('./messages/dk.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  gu: () => import('./messages/gu.json'),
  he: () => import('./messages/he.json'),
  hi: () => import('./messages/hi.json'),
  id: () => import('./messages/id.json'),
  it: () => import('./messages/it.json'),
  ja: () => import('./messages/ja.json'),
  ko: () => import('./messages/ko.json'),
  nl: () => import('./messages/nl.json'),
  no: () => import('./messages/no.json'),
  pl: () => import('./messages/pl.json'),
  'pt-BR': () => import('./messages/pt-BR.json'),
  ru: () => import('./messages/ru.json'),
  sk: () => import('./messages/sk.json'),
  sv: () => import('./messages/sv.json'),
  tr: () => import('./messages/tr.json'),
  uk: () => import('./messages/uk.json'),
  vi: () => import('./messages/vi.json'),
  'zh-Hans': () => import('./messages/zh-Hans.json'),
  zh: () => import('./messages/zh.json'),
};

/** Loads the texts of the edition in a language; none for English and unknown languages. */
export const loadTexts: LoadMessages = async (locale) => texts[locale]?.(locale) ?? { default: {} };
