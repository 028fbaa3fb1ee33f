import type { ChangeSpec, EditorState, Line, TransactionSpec } from '@codemirror/state';

/** A heading level; 1 is the highest. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Marks at the start of lines. */
export type LineMark = 'bullets' | 'numbers' | 'quote';

const heading = /^(#{1,6})(?:\s+|$)/;
const marks = { bullets: /^[-*+]\s+/, numbers: /^\d+[.)]\s+/, quote: /^>\s?/ } as const;
const anyListMark = /^(?:[-*+]|\d+[.)])\s+/;

/** Returns the lines that the selection touches, in order. */
function selectedLines({ doc, selection }: EditorState): readonly Line[] {
  const numbers = new Set<number>();
  for (const { from, to } of selection.ranges) {
    for (let at = doc.lineAt(from).number; at <= doc.lineAt(to).number; at += 1) numbers.add(at);
  }
  return [...numbers].map((number) => doc.line(number));
}

function spec(state: EditorState, changes: readonly ChangeSpec[]): TransactionSpec {
  const change = state.changes([...changes]);
  // Text inserted at the cursor is placed before it.
  return {
    changes: change,
    selection: state.selection.map(change, 1),
    scrollIntoView: true,
    userEvent: 'input',
  };
}

/** Returns the level of the heading at the cursor; null outside of headings. */
export function headingAt({ doc, selection }: EditorState): HeadingLevel | null {
  const [, signs] = heading.exec(doc.lineAt(selection.main.head).text) ?? [];
  // The expression takes no more than six.
  return signs === undefined ? null : (signs.length as HeadingLevel);
}

/** Toggles headings of a level on the selected lines. */
export function setHeading(state: EditorState, level: HeadingLevel): TransactionSpec {
  const lines = selectedLines(state);
  const sign = `${'#'.repeat(level)} `;
  const isSet = lines.every(({ text }) => heading.exec(text)?.[1]?.length === level);
  return spec(
    state,
    lines.map(({ from, text }) => ({
      from,
      to: from + (heading.exec(text)?.[0].length ?? 0),
      insert: isSet ? '' : sign,
    })),
  );
}

/**
 * Toggles a mark at the start of the selected lines. Numbers count the selected lines from 1; a list of the other kind is
 * converted. Empty lines between others stay empty.
 */
export function toggleLineMark(state: EditorState, mark: LineMark): TransactionSpec {
  const all = selectedLines(state);
  const lines = all.length === 1 ? all : all.filter(({ text }) => text.trim() !== '');
  const isSet = lines.every(({ text }) => marks[mark].test(text.trimStart()));
  return spec(
    state,
    lines.map(({ from, text }, index) => {
      const words = text.trimStart();
      const start = from + text.length - words.length;
      const old = (isSet || mark === 'quote' ? marks[mark] : anyListMark).exec(words)?.[0] ?? '';
      if (isSet) return { from: start, to: start + old.length };
      if (mark === 'quote') return { from: start, insert: '> ' };
      return { from: start, to: start + old.length, insert: mark === 'bullets' ? '- ' : `${index + 1}. ` };
    }),
  );
}
