import { sql, type RawBuilder } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import type { ContentPermissions, Grant } from '../../permissions/content-permissions.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { OperationContext } from '../operation-context.ts';
import type { EntryUse } from './entry-use.ts';
import { linkingFieldsOf, type LinkingPath } from './linking-fields-of.ts';
import type { LinkingField } from './linking-path.ts';
import { readUses } from './read-uses.ts';
import { linkingFields, rowsUsing, type Used } from './rows-using.ts';

/** What reading uses takes. */
export type UsesContext = Pick<OperationContext, 'storage' | 'configurations' | 'database'>;

/** An entry that uses something, with the fields that do so. */
export interface LinkingEntry extends EntryUse {
  readonly fields: readonly LinkingPath[];
}

/** A content type with entries that use something and that the actor may read. */
export interface UsingType {
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
  /** Its entries that the actor may read, with a field that uses it. */
  readonly where: RawBuilder<boolean>;
}

/** Returns the content types whose entries use something, as far as the actor may read it, by uid. */
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
  /** Entries at most. */
  readonly limit: number;
  /** The entry that the previous page ends with. @default from the first one */
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
