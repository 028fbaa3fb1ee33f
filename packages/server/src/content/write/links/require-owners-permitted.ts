import { sql } from 'kysely';
import { AppError } from '../../../errors/app-error.ts';
import { permittedRows } from '../../permissions/permitted-rows.ts';
import type { LinkDraft } from './link-drafts.ts';
import type { LinkWriter } from './link-writer.ts';

/** An attribute that owns links: what it links is its value. */
interface LinkingAttribute {
  readonly uid: string;
  readonly attribute: string;
}

/**
 * A link of a two-way relation is a value of the entry whose attribute owns it; the other end shows it. Who makes or
 * takes away links from the other end, or takes over what another entry links, therefore changes that attribute and
 * needs the permission to update it in each of the entries.
 * @throws AppError FIELD_FORBIDDEN (403)
 */
export async function requireOwnersPermitted(
  { kysely, storage, permissions }: LinkWriter,
  draft: LinkDraft,
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
    message: `You do not have the permission to change ${attribute} of all entries that ${draft.attribute} would change`,
    details: { path: [draft.attribute] },
  });
}
