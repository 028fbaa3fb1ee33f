import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { indentUnit, LanguageSupport } from '@codemirror/language';
import { Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { lineDirection } from '../code/line-direction.ts';
import { waitingPlaces } from './files/waiting-places.ts';
import { markdownKeys } from './markdown-keys.ts';

/** Markdown without the grammars of the languages that may stand in its blocks of code; Enter continues lists and quotes. */
export const markdownExtensions: Extension = [
  new LanguageSupport(markdownLanguage),
  // As far as a list has to be moved to be part of the item before it, be that numbered or not.
  indentUnit.of('    '),
  Prec.high(keymap.of([...markdownKeys, ...markdownKeymap])),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ spellcheck: 'true', autocorrect: 'on', autocapitalize: 'sentences' }),
  lineDirection,
  waitingPlaces,
];
