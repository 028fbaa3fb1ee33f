import { loadedColumn, type ListColumn, type ListContext } from '@admin/plugin-content-manager/points';
import { isGranted } from '@admin/shell';
import type { notesEndpoints } from './endpoints.ts';

/** A constant: a column created in each run of the hook would render every cell again. */
const notesColumn = loadedColumn<number>({
  name: 'notes.count',
  label: { id: 'notes.title', defaultMessage: 'Notes' },
  isSortable: false,
  width: '90px',
  align: 'end',
  cell: () => import('./NotesCell.tsx'),
  async load(rows, { contentType, http, signal }) {
    const nameOf = (id: number) => `${contentType}/${id}`;
    const { data } = await http.for<typeof notesEndpoints>().call('GET /notes/counts', {
      query: { entries: rows.map(({ id }) => nameOf(id)).join(',') },
      signal,
    });
    return new Map(rows.map(({ id }) => [id, data[nameOf(id)] ?? 0]));
  },
});

/** Adds the number of notes to lists, for users who may read notes. */
export function withNotes(columns: readonly ListColumn[], { granted }: ListContext): readonly ListColumn[] {
  return isGranted(granted, [{ action: 'plugin::notes.read' }]) ? [...columns, notesColumn] : columns;
}
