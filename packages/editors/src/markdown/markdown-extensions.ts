import { indentLess, indentMore } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { LanguageSupport, indentUnit } from '@codemirror/language';
import { Prec, type EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import { EditorView, keymap, type Command, type KeyBinding } from '@codemirror/view';
import { lineDirection } from '../code/line-direction.ts';
import { uploadPositions } from './files/upload-positions.ts';
import { goToCell, inlineMarks, insertLink, toggleMark } from './format/index.ts';

/** A change to a text as what a key does; nothing where there is none. */
function commandOf(act: (state: EditorState) => TransactionSpec | null): Command {
  return (view) => {
    const spec = act(view.state);
    if (!spec || view.state.readOnly) return false;
    view.dispatch(spec);
    return true;
  };
}

const listItem = /^\s*(?:[-*+]|\d+[.)])\s/;

/** A command that works only where the cursor stands in a list. */
function inList(command: Command): Command {
  return (view) => {
    const { doc, selection } = view.state;
    return listItem.test(doc.lineAt(selection.main.head).text) && command(view);
  };
}

/** What keys do in Markdown beside writing it. In lists and tables Tab stays; everywhere else it leaves. */
export const markdownKeys: readonly KeyBinding[] = [
  { key: 'Mod-b', run: commandOf((state) => toggleMark(state, inlineMarks.bold)) },
  { key: 'Mod-i', run: commandOf((state) => toggleMark(state, inlineMarks.italic)) },
  { key: 'Mod-u', run: commandOf((state) => toggleMark(state, inlineMarks.underline)) },
  { key: 'Mod-k', run: commandOf(insertLink) },
  {
    key: 'Tab',
    run: commandOf((state) => goToCell(state, 'next')),
    shift: commandOf((state) => goToCell(state, 'previous')),
  },
  { key: 'Tab', run: inList(indentMore), shift: inList(indentLess) },
];

/** Markdown without the grammars of the languages that may stand in its blocks of code; Enter continues lists and quotes. */
export const markdownExtensions: Extension = [
  new LanguageSupport(markdownLanguage),
  // As far as a list has to be moved to be part of the item before it, be that numbered or not.
  indentUnit.of('    '),
  Prec.high(keymap.of([...markdownKeys, ...markdownKeymap])),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ spellcheck: 'true', autocorrect: 'on', autocapitalize: 'sentences' }),
  lineDirection,
  uploadPositions,
];
