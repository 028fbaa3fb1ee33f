import type { EditRows } from './edit-layout.ts';
import { FieldRows } from './FieldRows.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';

/** The rows of an entry, or of one group of them: those that can be seen at once, the others shortly after. */
export function RowsInSlices({ rows }: { readonly rows: EditRows }) {
  return <FieldRows drawn={useDrawnRows(rows)} parent="" rows={rows} />;
}
