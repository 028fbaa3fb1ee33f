import { userUid } from '@admin/content-model';
import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import { fileUid } from '../../../database/content-tables.ts';
import { AppError } from '../../../errors/app-error.ts';
import {
  permittedFiles,
  permittedRows,
  requireGrants,
  type RowPredicate,
} from '../../permissions/permitted-rows.ts';
import { statement, StatementCache } from '../../read/statement.ts';
import { forbidden, type ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { invalidValue } from '../rules/invalid-entry.ts';
import type { LinkInput } from './link-input.ts';
import { keyOf } from './order-links.ts';
import { newTargets, type LinkChange } from './plan-links.ts';
import type { LinkWriter } from './stored-links.ts';

/** Entries of one content type to link. */
interface Targets {
  readonly uid: string;
  readonly table: string;
  readonly ids: readonly number[];
  /** The rows that the actor may read; null for all. */
  readonly permitted: RowPredicate;
}

const statements = new StatementCache<ContentStorage>();

/**
 * Rejects targets that the actor may not read (403) and targets that do not exist (400). An actor without access to a
 * content type does not learn which of its entries exist. Without an actor only existence is checked.
 * @param ids of the targets, by the uid of their content type
 */
export async function checkTargets(
  writer: LinkWriter,
  ids: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<void> {
  const targets = [...ids].map(([uid, some]) => targetsOf(writer, uid, [...some]));
  await requireThere(
    writer,
    targets.filter(({ permitted }) => permitted === null),
  );
  for (const some of targets) if (some.permitted !== null) await requireReadable(writer, some);
}

function targetsOf({ storage, permissions }: LinkWriter, uid: string, ids: readonly number[]): Targets {
  if (uid === userUid && permissions && !permissions.holds('admin::users.read')) throw forbidden();
  const content = storage.tables.get(uid);
  const table = uid === fileUid ? 'files' : (content ?? storage.linkTables.get(uid))?.table;
  if (table === undefined) throw missing(uid, ids.length);
  return { uid, table, ids, permitted: permittedTargets(permissions, uid, content) };
}

/**
 * Returns the targets that the actor may link. File ids are guessable, so only an actor who may see a file may link it.
 */
function permittedTargets(
  permissions: LinkWriter['permissions'],
  uid: string,
  content: EntryTable | undefined,
): RowPredicate {
  if (!permissions) return null;
  if (uid === fileUid) return permittedFiles(permissions);
  return content ? permittedRows(content, requireGrants(permissions, 'read', content), content.table) : null;
}

/** Counts the targets of all content types in one statement. */
async function requireThere({ kysely, storage }: LinkWriter, targets: readonly Targets[]): Promise<void> {
  if (targets.length === 0) return;
  const { dialect } = storage.database;
  const count = statements.get(
    storage,
    targets.map(({ table }) => table),
    () => {
      const inList = dialect.inList(sql.ref('id'), []);
      const counts = targets.map(
        ({ table }, index) =>
          sql`(select count(*) from ${sql.id(table)} where ${inList}) as ${sql.id(`found${index}`)}`,
      );
      return statement(storage.database, sql`select ${sql.join(counts)}`);
    },
  );
  const [found] = await rowsOf<Readonly<Record<string, number | string>>>(
    kysely,
    count(...targets.map(({ ids }) => dialect.listParameter(ids))),
  );
  for (const [index, { uid, ids }] of targets.entries()) {
    const gone = ids.length - Number(found?.[`found${index}`] ?? 0);
    if (gone > 0) throw missing(uid, gone);
  }
}

async function requireReadable(
  { kysely, storage }: LinkWriter,
  { uid, table, ids, permitted }: Targets,
): Promise<void> {
  const { rows } = await sql<{ readonly is_permitted: number }>`
    select (case when ${permitted} then 1 else 0 end) as is_permitted
    from ${sql.id(table)} where ${storage.database.dialect.inList(sql.id(table, 'id'), ids)}`.execute(kysely);
  if (rows.length < ids.length) throw missing(uid, ids.length - rows.length);
  if (rows.some((row) => row.is_permitted !== 1)) throw forbidden();
}

function missing(uid: string, count: number): Error {
  return invalidValue([], `${count} relation(s) of type ${uid} associated with this entity do not exist`);
}

/**
 * Removes entries that do not exist or may not be read from the links of documents. The document itself is stored as
 * sent, with the URL of each link, so that the response does not reveal whether an entry exists. Existing links stay.
 */
export async function withReachableTargets(
  writer: LinkWriter,
  changes: readonly LinkChange[],
): Promise<readonly LinkChange[]> {
  const wanted = new Map<string, Set<number>>();
  for (const change of changes) {
    if (change.link.kind !== 'document') continue;
    for (const { uid, id } of newTargets(change)) {
      const ids = wanted.get(uid);
      if (ids) ids.add(id);
      else wanted.set(uid, new Set([id]));
    }
  }
  if (wanted.size === 0) return changes;
  const reachable = new Set<string>();
  for (const [uid, ids] of wanted) {
    for (const id of await reachableIds(writer, uid, [...ids])) reachable.add(keyOf({ uid, id }));
  }
  return changes.map((change) => {
    const { link, input, current } = change;
    if (link.kind !== 'document' || input.kind !== 'set') return change;
    const reachableKeys = new Set([...reachable, ...current.map(keyOf)]);
    return {
      ...change,
      input: { ...input, targets: input.targets.filter((target) => reachableKeys.has(keyOf(target))) },
    };
  });
}

async function reachableIds(
  { kysely, storage, permissions }: LinkWriter,
  uid: string,
  ids: readonly number[],
): Promise<readonly number[]> {
  const table = storage.tables.get(uid);
  if (table === undefined) return [];
  const grants = permissions?.grants('read', table.contentType);
  if (grants?.length === 0) return [];
  const permitted = grants ? permittedRows(table, grants, table.table) : null;
  const id = sql.id(table.table, 'id');
  const { rows } = await sql<{ readonly id: number }>`select ${id} as id from ${sql.id(table.table)}
    where ${storage.database.dialect.inList(id, ids)} and ${permitted ?? sql`1 = 1`}`.execute(kysely);
  return rows.map((row) => row.id);
}

/** An attribute that owns links. */
interface LinkingAttribute {
  readonly uid: string;
  readonly attribute: string;
}

/**
 * Checks the permission to update the owners of two-way links. Such a link is a value of the entry whose attribute owns
 * it, and the other end mirrors it. Creating or removing links from the other end, or taking them over, changes that
 * attribute.
 * @throws AppError FIELD_FORBIDDEN (403)
 */
export async function requireOwnersPermitted(
  { kysely, storage, permissions }: LinkWriter,
  link: LinkInput,
  { uid, attribute }: LinkingAttribute,
  owners: readonly number[],
): Promise<void> {
  const table = storage.tables.get(uid);
  if (permissions === null || table === undefined || owners.length === 0) return;
  const grants = permissions
    .grants('update', table.contentType)
    .filter(({ fields }) => fields.allows(attribute));
  const permitted = permittedRows(table, grants, table.table);
  if (permitted === null) return;
  const ids = [...new Set(owners)];
  const { dialect } = storage.database;
  const { rows } = await sql<{ readonly id: number }>`select id from ${sql.id(table.table)}
    where ${dialect.inList(sql.id(table.table, 'id'), ids)} and ${permitted}`.execute(kysely);
  if (rows.length === ids.length) return;
  throw new AppError({
    name: 'ForbiddenError',
    status: 403,
    code: 'FIELD_FORBIDDEN',
    message: `You do not have the permission to change ${attribute} of all entries that ${link.attribute} would change`,
    details: { path: [link.attribute] },
  });
}
