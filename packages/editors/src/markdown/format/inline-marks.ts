import {
  EditorSelection,
  type EditorState,
  type SelectionRange,
  type TransactionSpec,
} from '@codemirror/state';

/** The characters before and after marked words. */
export interface InlineMark {
  readonly open: string;
  readonly close: string;
}

/** Marks by name. Underlined text uses HTML, because Markdown has no mark for it. */
export const inlineMarks = {
  bold: { open: '**', close: '**' },
  italic: { open: '_', close: '_' },
  underline: { open: '<u>', close: '</u>' },
  strikethrough: { open: '~~', close: '~~' },
  code: { open: '`', close: '`' },
} as const satisfies Readonly<Record<string, InlineMark>>;

/** Returns the range without white space at its ends, next to which marks have no effect. */
function withoutOuterSpaces({ doc }: EditorState, { from, to }: SelectionRange): SelectionRange {
  const text = doc.sliceString(from, to);
  const words = text.trim();
  if (words === '') return EditorSelection.cursor(from);
  const start = from + text.indexOf(words);
  return EditorSelection.range(start, start + words.length);
}

/** Returns true when the cursor is behind marked words, directly before their closing mark. */
function isBeforeClosingMark(
  { doc }: EditorState,
  { from, empty }: SelectionRange,
  mark: InlineMark,
): boolean {
  if (!empty || doc.sliceString(from, from + mark.close.length) !== mark.close) return false;
  const before = doc.sliceString(doc.lineAt(from).from, from);
  const open = before.split(mark.open).length - 1;
  if (mark.open === mark.close) return open % 2 === 1;
  return open > before.split(mark.close).length - 1;
}

/**
 * Toggles a mark of the selection. An empty selection gets an empty mark with the cursor in it; at the end of marked
 * words the cursor moves behind the mark, so that the same key starts and ends it while the user types.
 */
export function toggleMark(state: EditorState, mark: InlineMark): TransactionSpec {
  const { doc } = state;
  const { open, close } = mark;
  const spec = state.changeByRange((selected) => {
    const { from, to } = withoutOuterSpaces(state, selected);
    const isAround =
      doc.sliceString(from - open.length, from) === open && doc.sliceString(to, to + close.length) === close;
    if (isAround) {
      return {
        changes: [
          { from: from - open.length, to: from },
          { from: to, to: to + close.length },
        ],
        range: EditorSelection.range(from - open.length, to - open.length),
      };
    }
    if (isBeforeClosingMark(state, selected, mark))
      return { range: EditorSelection.cursor(selected.from + close.length) };
    const text = doc.sliceString(from, to);
    if (text.length > open.length + close.length && text.startsWith(open) && text.endsWith(close)) {
      return {
        changes: [
          { from, to: from + open.length },
          { from: to - close.length, to },
        ],
        range: EditorSelection.range(from, to - open.length - close.length),
      };
    }
    return {
      changes: [
        { from, insert: open },
        { from: to, insert: close },
      ],
      range: EditorSelection.range(from + open.length, to + open.length),
    };
  });
  return { ...spec, scrollIntoView: true, userEvent: 'input' };
}
