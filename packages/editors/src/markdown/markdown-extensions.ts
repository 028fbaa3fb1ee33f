import { indentLess, indentMore } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { LanguageSupport, indentUnit } from '@codemirror/language';
import { Prec, type EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import { EditorView, keymap, type Command, type KeyBinding } from '@codemirror/view';
import { lineDirection } from '../code/line-direction.ts';
import { uploadPositions } from './files/upload-positions.ts';
import { goToCell, inlineMarks, insertLink, toggleMark } from './format/index.ts';

/** Creates a key command from a change; the key is not handled if there is no change. */
function commandOf(act: (state: EditorState) => TransactionSpec | null): Command {
  return (view) => {
    const spec = act(view.state);
    if (!spec || view.state.readOnly) return false;
    view.dispatch(spec);
    return true;
  };
}

const listItem = /^\s*(?:[-*+]|\d+[.)])\s/;

/** Limits a command to lists. */
function inList(command: Command): Command {
  return (view) => {
    const { doc, selection } = view.state;
    return listItem.test(doc.lineAt(selection.main.head).text) && command(view);
  };
}

/** Key bindings of Markdown. Tab stays in the editor in lists and tables, and leaves it everywhere else. */
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

/** Markdown without the grammars of embedded code; Enter continues lists and quotes. */
export const markdownExtensions: Extension = [
  new LanguageSupport(markdownLanguage),
  // The indentation that nests a list under any item, numbered or not.
  indentUnit.of('    '),
  Prec.high(keymap.of([...markdownKeys, ...markdownKeymap])),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ spellcheck: 'true', autocorrect: 'on', autocapitalize: 'sentences' }),
  lineDirection,
  uploadPositions,
];
