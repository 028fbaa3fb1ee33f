import { canBeMainField, entryTitleName, type Attribute } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import type { ContentPermissions, Grant } from '../permissions/content-permissions.ts';
import { guarded } from '../query/scope/scope.ts';
import { queryContext } from '../query/scope/entry-scope.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { OperationContext } from './operation-context.ts';

/** Entries of one content type, and what the actor may read of them. */
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

/** The main field of entries as text; null where there is none, or none that the actor may read. */
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
