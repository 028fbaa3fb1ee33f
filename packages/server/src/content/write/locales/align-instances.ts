import { storedComponents, type EntryRow } from '../../read/entry-row.ts';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { StoredComponent } from '../../storage/component-shape.ts';

/**
 * Which component instance of one entry stands for which of its translation: those at the same place. Both are the
 * same as long as nobody writes, so that an instance is found again wherever a write moves it.
 */
export function alignInstances(
  storage: ContentStorage,
  table: EntryTable,
  from: EntryRow,
  to: EntryRow,
): ReadonlyMap<number, number> {
  const aligned = new Map<number, number>();
  for (const { column } of table.nested) {
    align(storage, storedComponents(from[column]), storedComponents(to[column]), aligned);
  }
  return aligned;
}

function align(
  storage: ContentStorage,
  from: readonly StoredComponent[],
  to: readonly StoredComponent[],
  aligned: Map<number, number>,
): void {
  for (const [index, instance] of from.entries()) {
    const other = to[index];
    if (other?.__component !== instance.__component) continue;
    aligned.set(instance.id, other.id);
    for (const { key } of shapeOf(storage, instance.__component).nested) {
      const inner = (item: StoredComponent) => (item[key] ?? []) as readonly StoredComponent[];
      align(storage, inner(instance), inner(other), aligned);
    }
  }
}
