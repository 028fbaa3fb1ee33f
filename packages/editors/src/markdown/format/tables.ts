import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';

/** The trimmed range of a cell. */
interface Cell {
  readonly from: number;
  readonly to: number;
}

/** Returns the first and last line of the table at the cursor; null outside of tables. */
function tableAt(state: EditorState): Cell | null {
  const { head } = state.selection.main;
  for (let node = syntaxTree(state).resolveInner(head, -1); node.parent; node = node.parent) {
    if (node.name === 'Table') return { from: node.from, to: node.to };
  }
  return null;
}

const delimiter = /^[\s|:-]+$/;

/** Returns the cells of a row; `\|` is a literal bar in a cell. */
function cellsOf(text: string, start: number): readonly Cell[] {
  const bars = [...text.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  const isOpen = bars[0] !== undefined && text.slice(0, bars[0]).trim() === '';
  const last = bars.at(-1);
  const isClosed = last !== undefined && text.slice(last + 1).trim() === '';
  const edges = [...(isOpen ? [] : [-1]), ...bars, ...(isClosed ? [] : [text.length])];
  return edges.slice(0, -1).map((edge, index) => {
    const inside = text.slice(edge + 1, edges[index + 1]);
    const words = inside.trim();
    const lead = words === '' ? Math.min(1, inside.length) : inside.indexOf(words);
    return { from: start + edge + 1 + lead, to: start + edge + 1 + lead + words.length };
  });
}

/**
 * Selects the content of the next or previous cell of a table, and adds a row after the last cell. Returns null outside
 * of tables and before the first cell.
 */
export function goToCell(state: EditorState, direction: 'next' | 'previous'): TransactionSpec | null {
  const table = tableAt(state);
  if (!table) return null;
  const { head } = state.selection.main;
  const first = state.doc.lineAt(table.from).number;
  const last = state.doc.lineAt(table.to).number;
  const rows = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
  const cells = rows
    .filter(({ text }, index) => index !== 1 || !delimiter.test(text))
    .flatMap(({ text, from }) => cellsOf(text, from));
  const target =
    direction === 'next'
      ? cells.find(({ from }) => from > head)
      : cells.findLast(({ to }) => to < state.selection.main.from);
  if (target) {
    return {
      selection: EditorSelection.range(target.from, target.to),
      scrollIntoView: true,
      userEvent: 'select',
    };
  }
  if (direction === 'previous') return null;
  const columns = cellsOf(rows[0]?.text ?? '', 0).length;
  const end = rows.at(-1)?.to ?? table.to;
  return {
    changes: { from: end, insert: `\n|${'  |'.repeat(columns)}` },
    selection: EditorSelection.cursor(end + 3),
    scrollIntoView: true,
    userEvent: 'input',
  };
}
