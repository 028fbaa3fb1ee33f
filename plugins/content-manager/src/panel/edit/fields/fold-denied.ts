import type { Attribute } from '@admin/content-model';
import type { Editing } from '../editing/editing-context.ts';
import { fieldPermission } from '../editing/field-permission.ts';
import type { EditRows } from './edit-layout.ts';

/** Neighbouring rows, folded if the user may not read any of their fields. */
export interface RowRun {
  readonly rows: EditRows;
  readonly isFolded: boolean;
}

/** The minimum number of folded fields: one field takes no more space than the line that replaces it. */
const minFolded = 2;

const countOf = (rows: EditRows): number => rows.reduce((count, row) => count + row.length, 0);

/** Groups neighbouring rows whose fields the user may not read. */
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
  return runs.map((run) => ({ rows: run.rows, isFolded: run.isDenied && countOf(run.rows) >= minFolded }));
}
