import {
  hasDraftAndPublish,
  isLocalized,
  isScalar,
  type ContentType,
  type Schemas,
} from '@admin/content-model';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { contentMigrations } from '../../database/content-tables.ts';
import { runMigrations } from '../../database/run-migrations.ts';
import { followCounts } from '../stores/entry-counts.ts';
import { createLocaleStore } from '../stores/locale-store.ts';
import { columnKinds, searchColumns } from '../storage/columns.ts';
import { componentShape } from '../storage/component-shape.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { fieldIdOf, relationEnds } from '../storage/relation-end.ts';
import { signatureOf } from '../../database/dialect.ts';
import { tableName, readRegistryRows, saveTable, type RegistryRows } from './registry-rows.ts';
import { markDerived } from './rebuild-derived.ts';
import { syncFields, type SchemaConnection } from './sync-fields.ts';
import { syncIndexes } from './table-indexes.ts';

/**
 * Brings the tables in line with the schemas, and returns the storage of all operations. Adds tables, columns and
 * indexes, and never drops any; everything happens in one transaction, so a rejected change leaves no trace.
 * @throws StartError if a change would lose stored values
 */
export async function syncSchema(
  database: Database,
  schemas: Schemas,
): Promise<Omit<ContentStorage, 'customFields' | 'blocks' | 'linkTables'>> {
  await runMigrations(database, 'content', contentMigrations);
  const sortLocale = await createLocaleStore(database).defaultCode();
  const tables = await database.transaction(async ({ kysely }) => {
    const { dialect } = database;
    await dialect.lockTable('content_tables')?.execute(kysely);
    const known = { registry: await readRegistryRows(kysely), sortLocale };
    const synced = new Map<string, EntryTable>();
    for (const contentType of schemas.contentTypes.values()) {
      synced.set(contentType.uid, await syncContentType({ kysely, dialect }, schemas, contentType, known));
    }
    return synced;
  });
  const components = new Map(
    [...schemas.components.values()].map((component) => [component.uid, componentShape(component, schemas)]),
  );
  return { database, schemas, tables, components, sortLocale };
}

async function syncContentType(
  { kysely, dialect }: SchemaConnection,
  schemas: Schemas,
  contentType: ContentType,
  { registry, sortLocale }: { readonly registry: RegistryRows; readonly sortLocale: string },
): Promise<EntryTable> {
  const known = registry.tables.get(contentType.uid);
  const taken = new Set([...registry.tables.values()].map((row) => row.table_name));
  const name =
    known?.table_name ?? tableName(contentType.collectionName ?? contentType.info.pluralName, taken);
  if (!known) {
    const datetime = dialect.columnType('datetime');
    await sql`create table ${sql.id(name)} (
      id ${dialect.identityType}, document text not null, locale text, version integer not null default 1,
      published_at ${datetime}, created_at ${datetime} not null, updated_at ${datetime} not null,
      created_by_id integer, updated_by_id integer
    )`.execute(kysely);
  }
  const fields = registry.fields.get(contentType.uid) ?? new Map<string, never>();
  const columns = await syncFields({ kysely, dialect }, contentType, name, fields);
  const table = entryTable(contentType, schemas, name, columns);
  await syncIndexes(kysely, dialect, table);
  await followCounts(kysely, dialect, name);
  const before = known?.search_columns ?? null;
  const statements = [
    ...dialect.search.indexStatements(table.search, before),
    ...dialect.search.prefixIndexStatements(table.search, before),
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
  const row = { uid: contentType.uid, table_name: name, search_columns: signatureOf(table.search) };
  registry.tables.set(contentType.uid, row);
  if (row.search_columns !== known?.search_columns) await saveTable(kysely, row);
  await markDerived(kysely, table, sortLocale);
  return table;
}

function entryTable(
  contentType: ContentType,
  schemas: Schemas,
  table: string,
  columns: ReadonlyMap<string, string>,
): EntryTable {
  const attributes = Object.entries(contentType.attributes);
  const column = (attribute: string): string => columns.get(attribute) ?? attribute;
  const scalars = attributes.flatMap(([attribute, definition]) =>
    isScalar(definition)
      ? [{ attribute, definition, column: column(attribute), kind: columnKinds[definition.type] }]
      : [],
  );
  const nested = attributes.flatMap(([attribute, definition]) =>
    definition.type === 'component' || definition.type === 'dynamiczone'
      ? [{ attribute, definition, column: column(attribute) }]
      : [],
  );
  const media = attributes.flatMap(([attribute, definition]) =>
    definition.type === 'media' ? [{ attribute, definition, field: fieldIdOf(attribute, definition) }] : [],
  );
  const relations = relationEnds(contentType.uid, contentType.attributes, schemas);
  return {
    contentType,
    uid: contentType.uid,
    table,
    scalars,
    nested,
    media,
    relations,
    scalarsByName: new Map(scalars.map((field) => [field.attribute, field])),
    nestedByName: new Map(nested.map((field) => [field.attribute, field])),
    relationsByName: new Map(relations.map((end) => [end.attribute, end])),
    mediaByName: new Map(media.map((field) => [field.attribute, field])),
    search: { table, columns: searchColumns(scalars) },
    localized: isLocalized(contentType),
    draftAndPublish: hasDraftAndPublish(contentType),
  };
}
