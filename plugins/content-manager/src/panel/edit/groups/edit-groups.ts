import { groupRows } from '@admin/content-model';
import type { EditField, EditLayout } from '../../../points.ts';

/** A part of a divided form. */
export interface EditGroup {
  readonly name: string;
  readonly rows: EditLayout['rows'];
  /** Names of the fields in it. */
  readonly fields: readonly string[];
}

/** The parts of a form, those without a field left out; empty for a form that stands on one page. */
export function editGroups({ rows, groups }: Pick<EditLayout, 'rows' | 'groups'>): readonly EditGroup[] {
  const filled = groupRows<EditField>(rows, groups?.items ?? [])
    .filter((group) => group.rows.length > 0)
    .map((group) => ({ ...group, fields: group.rows.flat().map(({ name }) => name) }));
  return filled.length > 1 ? filled : [];
}

/** The same fields in the order in which their groups show them. */
export function inGroupOrder(layout: EditLayout): EditLayout {
  const groups = editGroups(layout);
  return groups.length === 0 ? layout : { ...layout, rows: groups.flatMap(({ rows }) => rows) };
}
