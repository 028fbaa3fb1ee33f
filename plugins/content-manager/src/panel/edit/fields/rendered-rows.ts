import type { Attribute } from '@admin/content-model';
import { afterPaint, isPageCovered, paintsFrames, uncoverPage } from '@admin/shell/host';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { EditField } from '../../../points.ts';
import { useEditing } from '../editing/editing-context.ts';
import type { Editor } from '../editing/editor.ts';
import type { EditRows } from './edit-layout.ts';

/** Returns whether a key may leave a field or affect the whole page, for example print or search it. */
function needsAllRows({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Tab' || ctrlKey || metaKey;
}

/**
 * Returns how many rows of a form to render: the first screen immediately, the others in slices after its paint, as
 * interruptible transitions; in one transition while the document shows the form. A revealed field is rendered immediately with all rows before it, and the whole form when a key
 * may leave the current field.
 */
export function useRenderedRows(rows: EditRows): number {
  const { editorOf, openGroup } = useEditing();
  const [rendered, setRendered] = useState(() => {
    const first = paintsFrames() ? nextRows(rows, 0, editorOf) : rows.length;
    // No field is twice in the page: those of the document stay until all of the panel are rendered.
    return first < rows.length && isPageCovered() ? 0 : first;
  });
  const revealed = useSyncExternalStore(openGroup.subscribe, () => openGroup.state().shown);
  const required =
    revealed === null ? 0 : rows.findIndex((row) => row.some(({ name }) => name === revealed)) + 1;
  const count = Math.min(rows.length, Math.max(rendered, required));
  const isComplete = count === rows.length;
  const isPainted = useRef(false);

  useEffect(() => {
    if (isComplete) return undefined;
    // Slices would be painted below the form of the document.
    const isCovered = isPageCovered();
    uncoverPage();
    const next = isCovered ? rows.length : nextRows(rows, count, editorOf);
    const renderMore = () => startTransition(() => setRendered(next));
    if (isPainted.current || isCovered) {
      renderMore();
      return undefined;
    }
    return afterPaint(() => {
      isPainted.current = true;
      renderMore();
    });
  }, [isComplete, rows, count, editorOf]);

  useEffect(() => {
    if (isComplete) return undefined;
    // React renders the change before the browser handles the key.
    const handleKey = (event: KeyboardEvent) => {
      if (needsAllRows(event)) setRendered(rows.length);
    };
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, [isComplete, rows]);

  return count;
}

type EditorOf = (attribute: Attribute) => Pick<Editor, 'kind'>;

/** The rendering cost of an editor or of a component with its own fields, in plain inputs. */
const editorCost = 16;

/** The rendering cost of fields that are no plain inputs, in plain inputs. */
const costs: Partial<Readonly<Record<Attribute['type'], number>>> = {
  uid: 3,
  password: 3,
  media: 5,
  relation: 5,
  json: editorCost,
  blocks: editorCost,
  richtext: editorCost,
  component: editorCost,
  dynamiczone: editorCost,
};

/** The assumed rendering cost of a plugin's input. */
const pluginCost = 8;

/** The maximum size of the first slice, in plain inputs and in rows: about one screen. */
const firstSlice = { cost: 10, rows: 5 };

/** The maximum size of other slices, in plain inputs: so many block the thread for an unnoticeable time. */
const nextSlice = { cost: 16, rows: Infinity };

function costOf({ attribute }: EditField, editorOf: EditorOf): number {
  const isFromPlugin = attribute.customField !== undefined || editorOf(attribute).kind === 'replaced';
  return isFromPlugin ? pluginCost : (costs[attribute.type] ?? 1);
}

/**
 * Returns the number of rendered rows after the next slice, which has at least one row.
 * @param rendered the number before it; 0 before the first slice
 */
export function nextRows(rows: EditRows, rendered: number, editorOf: EditorOf): number {
  const max = rendered === 0 ? firstSlice : nextSlice;
  const end = Math.min(rows.length, rendered + max.rows);
  let cost = 0;
  for (let index = rendered; index < end; index += 1) {
    for (const field of rows[index] ?? []) cost += costOf(field, editorOf);
    if (cost > max.cost) return Math.max(index, rendered + 1);
  }
  return end;
}

/** The approximate height of editors that are higher than an input, with little content; pixels. */
const heights: Partial<Readonly<Record<Attribute['type'], number>>> = {
  blocks: 556,
  richtext: 434,
  json: 158,
  text: 112,
  media: 140,
  relation: 140,
  component: 240,
  dynamiczone: 320,
};

/** The height of a row of plain inputs, and of the gap between two rows; pixels. */
const plain = { row: 58, gap: 20 };

/** Returns the approximate height of rows and the gaps between them, in pixels. */
export function expectedHeight(rows: EditRows): number {
  const sum = rows.reduce(
    (total, row) => total + Math.max(plain.row, ...row.map(({ attribute }) => heights[attribute.type] ?? 0)),
    0,
  );
  return sum + Math.max(0, rows.length - 1) * plain.gap;
}
