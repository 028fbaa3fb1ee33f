import { ownValue, canBeMainField, userUid, type Attribute, type Pagination } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import { userTable } from '../../../database/content-tables.ts';
import type { ContentPermissions, Grant } from '../../permissions/content-permissions.ts';
import { queryContext } from '../../query/scope/entry-scope.ts';
import { type QueryContext, type ValueField, guarded } from '../../query/scope/scope.ts';
import { sortedBy } from '../../query/sort.ts';
import { permittedRows } from '../../permissions/permitted-rows.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { OperationContext } from '../operation-context.ts';
import type { RelationField } from './relation-owner.ts';

/** An entry as listed in a relation input: its id, and its title if the actor may read it. */
export type RelatedItem = Readonly<Record<string, unknown>> & { readonly id: number };

/** A page of related entries, or the only one. */
export type RelatedEntries =
  | { readonly data: RelatedItem | null }
  | { readonly results: readonly RelatedItem[]; readonly pagination: Pagination };

/** How the targets of a relation are listed for one actor. */
export interface Targets {
  readonly context: QueryContext;
  /** Null for targets that are no content entries. */
  readonly table: EntryTable | null;
  readonly tableName: string;
  /** The attribute that names an entry; `id` if the actor may read no other. */
  readonly mainField: string;
  /** The value of the main field, null if it may not be read. */
  readonly label: RawBuilder<unknown>;
  /** The sort order of the label. */
  readonly order: RawBuilder<unknown>;
  readonly field: ValueField | null;
  readonly grants: readonly Grant[];
  /** The selected columns of each entry. */
  readonly columns: RawBuilder<unknown>;
  /** Returns the item of a selected row. */
  item(row: Readonly<Record<string, unknown>>): RelatedItem;
}

/** Prepares the list of a relation's targets. */
export async function relationTargets(
  context: OperationContext,
  permissions: ContentPermissions,
  field: RelationField,
): Promise<Targets> {
  const uid = field.end.otherUid ?? '';
  const table = context.storage.tables.get(uid) ?? null;
  const tableName = table?.table ?? (uid === userUid ? userTable : 'files');
  const compiling = queryContext(context.storage, permissions);
  const grants = table ? permissions.grants('read', table.contentType) : [];
  const wanted = await mainFieldOf(context, field);
  const scope = table && grants.length > 0 ? compiling.entryScope(table, grants, tableName) : null;
  const found = isUsable(table, wanted) ? scope?.field(wanted) : undefined;
  const value = found?.kind === 'value' && found.valueKind !== 'json' ? found : null;
  const id = sql.id(tableName, 'id');
  const permitted = table && grants.length > 0 ? permittedRows(table, grants, tableName) : null;
  const readable = (expression: RawBuilder<unknown>): RawBuilder<unknown> => {
    const inner = guarded(expression, value?.guard ?? null);
    return permitted === null || value === null ? inner : guarded(inner, sql`(${permitted} is true)`);
  };
  const label = readable(value === null ? id : value.expression);
  const order = readable(value === null ? id : sortedBy(context.database.dialect, value));
  const mainField = value === null ? 'id' : wanted;
  const columns = sql.join([
    id,
    sql`${context.database.dialect.selected(label, value?.valueKind ?? 'integer')} as label`,
    ...(table?.draftAndPublish ? [sql.id(tableName, 'published_at')] : []),
    ...(table?.localized ? [sql.id(tableName, 'locale')] : []),
  ]);
  return {
    context: compiling,
    table,
    tableName,
    mainField,
    label,
    order,
    field: value,
    grants,
    columns,
    item: (row) => ({
      id: row['id'] as number,
      ...(mainField === 'id' ? {} : { [mainField]: labelValue(value, row['label']) }),
      ...(table?.draftAndPublish ? { publishedAt: row['published_at'] } : {}),
    }),
  };
}

async function mainFieldOf(context: OperationContext, { end, table }: RelationField): Promise<string> {
  const model = table?.contentType ?? context.storage.components.get(end.ownUid)?.component;
  if (!model) return 'id';
  const configuration = await context.configurations.read(model);
  return ownValue(configuration.metadatas, end.attribute)?.edit.mainField ?? 'id';
}

/** Returns whether an attribute can name an entry; a saved configuration may be older than the schema. */
function isUsable(table: EntryTable | null, name: string): boolean {
  if (name === 'id') return false;
  const attributes: Readonly<Record<string, Attribute>> = table?.contentType.attributes ?? {};
  const definition = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return definition !== undefined && canBeMainField(definition);
}

function labelValue(field: ValueField | null, stored: unknown): unknown {
  return field?.valueKind === 'boolean' && stored !== null ? Boolean(stored) : stored;
}
