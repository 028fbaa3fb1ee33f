import type { Attribute } from '@admin/content-model';
import type { EditField } from '../../../points.ts';
import type { Editor } from '../editing/editor.ts';
import type { EditRows } from './edit-layout.ts';

type EditorOf = (attribute: Attribute) => Pick<Editor, 'kind'>;

/** What an editor with its own text, or a part of the form with fields of its own, costs to draw, in plain inputs. */
const editorCost = 16;

/** What does not stand by itself costs, in plain inputs: it knows other entries, files, or other fields. */
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

/** What plugins bring may cost anything. */
const foreignCost = 8;

/** How much the first screen of a form is drawn of at once, in plain inputs and in rows: about as much as can be seen. */
const first = { cost: 10, rows: 5 };

/** How much is drawn at once after that, in plain inputs: no more than the thread can be held for unnoticed. */
const following = { cost: 16, rows: Infinity };

function costOf({ attribute }: EditField, editorOf: EditorOf): number {
  const isForeign = attribute.customField !== undefined || editorOf(attribute).kind === 'replaced';
  return isForeign ? foreignCost : (costs[attribute.type] ?? 1);
}

/**
 * How many rows of a form are there once the next ones are drawn as well: at least one more, and no more than are drawn
 * without holding the thread for long.
 * @param drawn how many are there, 0 for none
 */
export function nextRows(rows: EditRows, drawn: number, editorOf: EditorOf): number {
  const most = drawn === 0 ? first : following;
  const end = Math.min(rows.length, drawn + most.rows);
  let cost = 0;
  for (let index = drawn; index < end; index += 1) {
    for (const field of rows[index] ?? []) cost += costOf(field, editorOf);
    if (cost > most.cost) return Math.max(index, drawn + 1);
  }
  return end;
}

/** Where an editor stands that is higher than an input, about as high as with little in it; pixels. */
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

/** About how high rows will stand once they are drawn, with the gaps between them; pixels. */
export function expectedHeight(rows: EditRows): number {
  const sum = rows.reduce(
    (total, row) => total + Math.max(plain.row, ...row.map(({ attribute }) => heights[attribute.type] ?? 0)),
    0,
  );
  return sum + Math.max(0, rows.length - 1) * plain.gap;
}
