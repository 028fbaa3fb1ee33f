import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';
import { inlineMarks, toggleMark } from './inline-marks.ts';

/** A file of the media library as Markdown names it. */
export interface MarkdownAsset {
  readonly alternativeText: string | null;
  readonly name: string;
  readonly url: string;
  readonly mime: string;
}

const address = /^(?:https?:\/\/|mailto:|\/)\S+$/;

/** Words as they can stand between square brackets. */
function bracketed(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ');
}

/** An address as it can stand between parentheses. */
function parenthesized(url: string): string {
  return url.replace(/[\s<>()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** Pictures are shown, under their alternative text or else their name; every other file is a link under its name. */
export function assetMarkdown({ alternativeText, name, url, mime }: MarkdownAsset): string {
  const target = `(${parenthesized(url)})`;
  return mime.startsWith('image/')
    ? `![${bracketed(alternativeText || name)}]${target}`
    : `[${bracketed(name)}]${target}`;
}

/** Puts text in the place of what is selected, with the cursor behind it. */
export function insertText(state: EditorState, text: string): TransactionSpec {
  return { ...state.replaceSelection(text), scrollIntoView: true, userEvent: 'input' };
}

/** Makes a link out of what is selected: its words, or its address. What is missing is selected, to be typed. */
export function insertLink(state: EditorState): TransactionSpec {
  const { from, to } = state.selection.main;
  const selected = state.sliceDoc(from, to);
  const isAddress = address.test(selected);
  const words = isAddress ? '' : selected;
  const url = isAddress ? selected : 'https://';
  const start = from + 1;
  return {
    changes: { from, to, insert: `[${words}](${url})` },
    selection:
      selected !== '' && !isAddress
        ? EditorSelection.range(start + words.length + 2, start + words.length + 2 + url.length)
        : EditorSelection.cursor(start),
    scrollIntoView: true,
    userEvent: 'input',
  };
}

/** Sets words apart as code, and lines as a block of it. */
export function insertCode(state: EditorState): TransactionSpec {
  const { from, to } = state.selection.main;
  const first = state.doc.lineAt(from);
  const last = state.doc.lineAt(to);
  const isBlock = first.number !== last.number || (from === to && first.text.trim() === '');
  if (!isBlock) return toggleMark(state, inlineMarks.code);
  const fence = '```';
  return {
    changes: [
      { from: first.from, insert: `${fence}\n` },
      { from: last.to, insert: `\n${fence}` },
    ],
    selection: EditorSelection.cursor(first.from + fence.length),
    scrollIntoView: true,
    userEvent: 'input',
  };
}
