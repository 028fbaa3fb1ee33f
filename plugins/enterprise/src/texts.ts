import { languages, type LanguagePack } from '@admin/shell';

const pack = (code: string, messages: LanguagePack['messages']) =>
  languages.add({ id: `enterprise.${code}`, code, messages });

/** The texts of all features of the edition. One import per file: bundlers do not resolve patterns inside installed packages. */
export const editionTexts = [
  pack('ar', () => import('./messages/ar.json')),
  pack('ca', () => import('./messages/ca.json')),
  pack('cs', () => import('./messages/cs.json')),
  pack('de', () => import('./messages/de.json')),
  pack('dk', () => import('./messages/dk.json')),
  pack('es', () => import('./messages/es.json')),
  pack('eu', () => import('./messages/eu.json')),
  pack('fr', () => import('./messages/fr.json')),
  pack('gu', () => import('./messages/gu.json')),
  pack('he', () => import('./messages/he.json')),
  pack('hi', () => import('./messages/hi.json')),
  pack('hu', () => import('./messages/hu.json')),
  pack('id', () => import('./messages/id.json')),
  pack('it', () => import('./messages/it.json')),
  pack('ja', () => import('./messages/ja.json')),
  pack('ko', () => import('./messages/ko.json')),
  pack('ml', () => import('./messages/ml.json')),
  pack('ms', () => import('./messages/ms.json')),
  pack('nl', () => import('./messages/nl.json')),
  pack('no', () => import('./messages/no.json')),
  pack('pl', () => import('./messages/pl.json')),
  pack('pt-BR', () => import('./messages/pt-BR.json')),
  pack('pt', () => import('./messages/pt.json')),
  pack('ru', () => import('./messages/ru.json')),
  pack('sa', () => import('./messages/sa.json')),
  pack('sk', () => import('./messages/sk.json')),
  pack('sv', () => import('./messages/sv.json')),
  pack('th', () => import('./messages/th.json')),
  pack('tr', () => import('./messages/tr.json')),
  pack('uk', () => import('./messages/uk.json')),
  pack('vi', () => import('./messages/vi.json')),
  pack('zh-Hans', () => import('./messages/zh-Hans.json')),
  pack('zh', () => import('./messages/zh.json')),
];
