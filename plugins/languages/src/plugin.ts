import { definePlugin, languages, type LanguagePack } from '@admin/shell';
import latePlugins from './late-plugins.json' with { type: 'json' };

type LoadTexts = LanguagePack['messages'];

const pack = (code: string, messages: LoadTexts, late: LoadTexts) =>
  languages.add({ code, messages, late: { plugins: latePlugins, messages: late } });

/** The texts of the host and of all plugins of the product, in the languages of the panel. The panel loads one of them. */
export const panelLanguages = definePlugin({
  id: 'languages',
  // One import per file: bundlers do not resolve patterns inside installed packages.
  contributes: [
    pack(
      'ar',
      () => import('./texts/ar.json'),
      () => import('./texts/late/ar.json'),
    ),
    pack(
      'ca',
      () => import('./texts/ca.json'),
      () => import('./texts/late/ca.json'),
    ),
    pack(
      'cs',
      () => import('./texts/cs.json'),
      () => import('./texts/late/cs.json'),
    ),
    pack(
      'de',
      () => import('./texts/de.json'),
      () => import('./texts/late/de.json'),
    ),
    pack(
      'dk',
      () => import('./texts/dk.json'),
      () => import('./texts/late/dk.json'),
    ),
    pack(
      'es',
      () => import('./texts/es.json'),
      () => import('./texts/late/es.json'),
    ),
    pack(
      'eu',
      () => import('./texts/eu.json'),
      () => import('./texts/late/eu.json'),
    ),
    pack(
      'fr',
      () => import('./texts/fr.json'),
      () => import('./texts/late/fr.json'),
    ),
    pack(
      'gu',
      () => import('./texts/gu.json'),
      () => import('./texts/late/gu.json'),
    ),
    pack(
      'he',
      () => import('./texts/he.json'),
      () => import('./texts/late/he.json'),
    ),
    pack(
      'hi',
      () => import('./texts/hi.json'),
      () => import('./texts/late/hi.json'),
    ),
    pack(
      'hu',
      () => import('./texts/hu.json'),
      () => import('./texts/late/hu.json'),
    ),
    pack(
      'id',
      () => import('./texts/id.json'),
      () => import('./texts/late/id.json'),
    ),
    pack(
      'it',
      () => import('./texts/it.json'),
      () => import('./texts/late/it.json'),
    ),
    pack(
      'ja',
      () => import('./texts/ja.json'),
      () => import('./texts/late/ja.json'),
    ),
    pack(
      'ko',
      () => import('./texts/ko.json'),
      () => import('./texts/late/ko.json'),
    ),
    pack(
      'ml',
      () => import('./texts/ml.json'),
      () => import('./texts/late/ml.json'),
    ),
    pack(
      'ms',
      () => import('./texts/ms.json'),
      () => import('./texts/late/ms.json'),
    ),
    pack(
      'nl',
      () => import('./texts/nl.json'),
      () => import('./texts/late/nl.json'),
    ),
    pack(
      'no',
      () => import('./texts/no.json'),
      () => import('./texts/late/no.json'),
    ),
    pack(
      'pl',
      () => import('./texts/pl.json'),
      () => import('./texts/late/pl.json'),
    ),
    pack(
      'pt-BR',
      () => import('./texts/pt-BR.json'),
      () => import('./texts/late/pt-BR.json'),
    ),
    pack(
      'pt',
      () => import('./texts/pt.json'),
      () => import('./texts/late/pt.json'),
    ),
    pack(
      'ru',
      () => import('./texts/ru.json'),
      () => import('./texts/late/ru.json'),
    ),
    pack(
      'sa',
      () => import('./texts/sa.json'),
      () => import('./texts/late/sa.json'),
    ),
    pack(
      'sk',
      () => import('./texts/sk.json'),
      () => import('./texts/late/sk.json'),
    ),
    pack(
      'sv',
      () => import('./texts/sv.json'),
      () => import('./texts/late/sv.json'),
    ),
    pack(
      'th',
      () => import('./texts/th.json'),
      () => import('./texts/late/th.json'),
    ),
    pack(
      'tr',
      () => import('./texts/tr.json'),
      () => import('./texts/late/tr.json'),
    ),
    pack(
      'uk',
      () => import('./texts/uk.json'),
      () => import('./texts/late/uk.json'),
    ),
    pack(
      'vi',
      () => import('./texts/vi.json'),
      () => import('./texts/late/vi.json'),
    ),
    pack(
      'zh-Hans',
      () => import('./texts/zh-Hans.json'),
      () => import('./texts/late/zh-Hans.json'),
    ),
    pack(
      'zh',
      () => import('./texts/zh.json'),
      () => import('./texts/late/zh.json'),
    ),
  ],
});
