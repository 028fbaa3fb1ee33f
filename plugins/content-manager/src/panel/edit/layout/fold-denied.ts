import type { Attribute } from '@admin/content-model';
import type { Editing } from '../editing/editing-context.ts';
import { fieldPermission } from '../editing/field-permission.ts';
import type { EditRows } from './edit-layout.ts';

/** Rows that are drawn together: alone, or folded since the user may not see any of their fields. */
export interface RowRun {
  readonly rows: EditRows;
  readonly isFolded: boolean;
}

/** The fewest fields that are worth folding: fewer take no more room than the line that replaces them. */
const fewest = 2;

const countOf = (rows: EditRows): number => rows.reduce((count, row) => count + row.length, 0);

/** Gathers neighbouring rows of which the user may not see a single field. */
export function foldDenied(
  rows: EditRows,
  parent: string,
  editing: Pick<Editing, 'fieldPermissions' | 'stage'> & {
    readonly editorOf: (attribute: Attribute) => { readonly kind: string };
  },
): readonly RowRun[] {
  const { fieldPermissions, stage, editorOf } = editing;
  const isDenied = (row: EditRows[number]): boolean =>
    row.every(({ name, attribute }) => {
      const kind = editorOf(attribute).kind === 'group' ? 'group' : 'value';
      const path = parent === '' ? name : `${parent}.${name}`;
      return fieldPermission(path, { fieldPermissions, stage, kind }) === 'denied';
    });
  const runs: { rows: EditRows; isDenied: boolean }[] = [];
  for (const row of rows) {
    const denied = isDenied(row);
    const last = runs.at(-1);
    if (denied && last?.isDenied === true) last.rows = [...last.rows, row];
    else runs.push({ rows: [row], isDenied: denied });
  }
  return runs.map((run) => ({ rows: run.rows, isFolded: run.isDenied && countOf(run.rows) >= fewest }));
}
