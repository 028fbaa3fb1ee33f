import { sql } from 'kysely';
import type { Grant } from '../../permissions/content-permissions.ts';
import { compileFilters } from '../../query/filters.ts';
import { queryContext } from '../../query/scope/entry-scope.ts';
import { compileSort } from '../../query/sort.ts';
import type { ComponentShape } from '../../storage/component-shape.ts';
import { shapeOf } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { Reader } from '../linked-entries.ts';
import type { Part, Projection } from './projection.ts';

/** Compiles the filters and the order of the entries that a part shows. */
export function compilePart(
  { storage, permissions }: Pick<Reader, 'storage' | 'permissions'>,
  { table, grants }: { readonly table: EntryTable; readonly grants: readonly Grant[] },
  part: Part,
) {
  const context = queryContext(storage, permissions, 'row');
  const scope = context.entryScope(table, grants, table.table);
  return {
    filters: compileFilters(context, scope, part.filters),
    order: compileSort(context, scope, part.sort, sql.id(table.table, 'id')),
  };
}

/**
 * Validates the filters and sort orders of a projection, so that whether a request is valid never depends on the entries.
 * @throws AppError QUERY_INVALID (400)
 */
export function validateProjection(
  reader: Pick<Reader, 'storage' | 'permissions'>,
  shape: Pick<EntryTable | ComponentShape, 'relations' | 'nested'>,
  { parts }: Projection,
): void {
  const { storage, permissions } = reader;
  for (const end of shape.relations) {
    const part = parts.get(end.attribute);
    const table = end.otherUid === null ? undefined : storage.tables.get(end.otherUid);
    if (part === undefined || table === undefined) continue;
    const grants = permissions.grants('read', table.contentType);
    if (grants.length === 0) continue;
    compilePart(reader, { table, grants }, part);
    validateProjection(reader, table, part);
  }
  for (const { attribute, definition } of shape.nested) {
    const part = parts.get(attribute);
    if (part === undefined) continue;
    const uids = definition.type === 'component' ? [definition.component] : definition.components;
    for (const uid of uids) {
      const projection = part.on === undefined ? part : part.on.get(uid);
      if (projection !== undefined) validateProjection(reader, shapeOf(storage, uid), projection);
    }
  }
}
