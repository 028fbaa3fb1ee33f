import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';
import { inlineMarks, toggleMark } from './inline-marks.ts';

/** The properties of a file that Markdown needs. */
export interface MarkdownAsset {
  readonly alternativeText: string | null;
  readonly name: string;
  readonly url: string;
  readonly mime: string;
}

const address = /^(?:https?:\/\/|mailto:|\/)\S+$/;

/** Escapes text for square brackets. */
function bracketed(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ');
}

/** Escapes an address for parentheses. */
function parenthesized(url: string): string {
  return url.replace(/[\s<>()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** Returns the Markdown of a file: an image with its alternative text or name, or a link with its name. */
export function assetMarkdown({ alternativeText, name, url, mime }: MarkdownAsset): string {
  const target = `(${parenthesized(url)})`;
  return mime.startsWith('image/')
    ? `![${bracketed(alternativeText || name)}]${target}`
    : `[${bracketed(name)}]${target}`;
}

/** Replaces the selection with text and moves the cursor behind it. */
export function insertText(state: EditorState, text: string): TransactionSpec {
  return { ...state.replaceSelection(text), scrollIntoView: true, userEvent: 'input' };
}

/** Turns the selection into the words or the address of a link, and selects the missing part. */
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

/** Formats words as inline code, and lines as a code block. */
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
