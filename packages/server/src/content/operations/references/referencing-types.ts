import type { ContentType } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import { rowsOf, type QueryRunner } from '../../../database/database.ts';
import type { ContentPermissions, Grant } from '../../permissions/content-permissions.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { entryTitle } from '../entry-title.ts';
import type { OperationContext } from '../operation-context.ts';
import {
  linkingFieldsOf,
  type LinkingPath,
  type LinkingField,
  linkingFields,
  rowsUsing,
  type Used,
} from './linking-fields.ts';

/** An entry that uses a file or links another entry. */
export interface EntryUse {
  readonly contentType: ContentType;
  readonly id: number;
  /** The main field of the type as text; null if it is empty or may not be read. */
  readonly title: string | null;
  /** Null for types without locales. */
  readonly locale: string | null;
  /** The time of publication, null for a draft; absent for types without drafts. */
  readonly publishedAt?: string | null;
}

/** The services for reading uses. */
export type UsesContext = Pick<OperationContext, 'storage' | 'configurations' | 'database'>;

/** An entry that uses something, with the linking fields. */
export interface LinkingEntry extends EntryUse {
  readonly fields: readonly LinkingPath[];
}

/** A content type with readable entries that use something. */
export interface UsingType {
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
  /** A condition on the readable entries with a field that uses it. */
  readonly where: RawBuilder<boolean>;
}

/** Returns the content types with readable entries that use something, by uid. */
export async function usingTypes(
  { storage, database }: UsesContext,
  permissions: ContentPermissions,
  used: Used,
): Promise<readonly UsingType[]> {
  const fields = await rowsOf<LinkingField>(
    database.background,
    linkingFields(used).compile(database.kysely),
  );
  return [...new Set(fields.map(({ root_uid: root }) => root))].toSorted().flatMap((uid) => {
    const table = storage.tables.get(uid);
    if (table === undefined) return [];
    const own = fields.filter(({ root_uid: root }) => root === uid);
    const grants = permissions.grants('read', table.contentType);
    const where = rowsUsing(table, { storage, grants, fields: own, used });
    return where === null ? [] : [{ table, grants, where }];
  });
}

/** An entry by its content type and id: the position in a list of uses. */
export interface UsePosition {
  readonly uid: string;
  readonly id: number;
}

export interface UsesRequest {
  readonly permissions: ContentPermissions;
  readonly used: Used;
  /** The maximum number of entries. */
  readonly limit: number;
  /** The last entry of the previous page. @default from the first one */
  readonly after?: UsePosition | undefined;
}

/** Reads entries that use something, by content type and id, up to the limit. */
export async function readUsesPage(
  context: UsesContext,
  types: readonly UsingType[],
  { permissions, used, limit, after }: UsesRequest,
): Promise<readonly LinkingEntry[]> {
  const runner = context.database.background;
  const entries: LinkingEntry[] = [];
  for (const { table, grants, where } of types) {
    const left = limit - entries.length;
    if (left <= 0) break;
    if (after !== undefined && table.uid < after.uid) continue;
    const isPast = sql<boolean>`${where} and ${sql.id(table.table, 'id')} > ${after?.id ?? 0}`;
    const isContinued = after !== undefined && table.uid === after.uid;
    const found = await readUses(context, table, {
      runner,
      permissions,
      where: isContinued ? isPast : where,
      limit: left,
    });
    const ids = found.map(({ id }) => id);
    const fieldsOf = await linkingFieldsOf({ storage: context.storage, runner, table, grants, used }, ids);
    entries.push(...found.map((entry) => ({ ...entry, fields: fieldsOf(entry.id) })));
  }
  return entries;
}

export interface UsesSelection {
  /** The background connection, because the duration depends on the request. */
  readonly runner: QueryRunner;
  readonly permissions: ContentPermissions;
  /** A condition on the readable entries that use something. */
  readonly where: RawBuilder<unknown>;
  /** The maximum number of entries. */
  readonly limit: number;
}

/** Reads entries of a type that use something, in the order of their ids. */
export async function readUses(
  context: Pick<OperationContext, 'storage' | 'configurations' | 'database'>,
  table: EntryTable,
  { runner, permissions, where, limit }: UsesSelection,
): Promise<readonly EntryUse[]> {
  const { contentType } = table;
  const title = await entryTitle(context, permissions, {
    table,
    grants: permissions.grants('read', contentType),
  });
  const id = sql.id(table.table, 'id');
  const locale = table.localized ? sql.id(table.table, 'locale') : sql`cast(null as text)`;
  const publishedAt = table.draftAndPublish
    ? sql`, ${sql.id(table.table, 'published_at')} as ${sql.id('publishedAt')}`
    : sql``;
  const select = sql`select ${id} as id, ${title} as title, ${locale} as locale${publishedAt} from ${sql.id(table.table)}
    where ${where} order by ${id} limit ${limit}`;
  const rows = await rowsOf<Omit<EntryUse, 'contentType'>>(runner, select.compile(context.database.kysely));
  return rows.map((row) => ({ ...row, contentType }));
}
