import { canBeMainField, entryTitleName, type Attribute } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import type { ContentPermissions, Grant } from '../permissions/content-permissions.ts';
import { guarded } from '../query/scope/scope.ts';
import { queryContext } from '../query/scope/entry-scope.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { OperationContext } from './operation-context.ts';

/** Entries of one content type, and the grants of the reader. */
export interface ReadableEntries {
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
}

const noTitle = sql`cast(null as text)`;

function isMainField(table: EntryTable, name: string): boolean {
  const attributes: Readonly<Record<string, Attribute>> = table.contentType.attributes;
  const definition = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return definition !== undefined && canBeMainField(definition);
}

/** Returns the main field of an entry as text; null if there is none or the actor may not read it. */
export async function entryTitle(
  { storage, configurations }: Pick<OperationContext, 'storage' | 'configurations'>,
  permissions: ContentPermissions,
  { table, grants }: ReadableEntries,
): Promise<RawBuilder<unknown>> {
  const { settings } = await configurations.read(table.contentType);
  const name = entryTitleName(settings);
  if (!isMainField(table, name)) return noTitle;
  const field = queryContext(storage, permissions).entryScope(table, grants, table.table).field(name);
  if (field?.kind !== 'value') return noTitle;
  return sql`cast(${guarded(field.expression, field.guard)} as text)`;
}
