import { sql } from 'kysely';
import type { DatabaseConnection } from '../../../database/database.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import { fieldKey } from '../../storage/relation-end.ts';
import type { LinkInput } from './link-input.ts';

/** The connection, storage and permissions for writing links. */
export interface LinkWriter {
  readonly kysely: DatabaseConnection;
  readonly storage: ContentStorage;
  /** Null for the system. */
  readonly permissions: ContentPermissions | null;
}

/** The entry or component instance whose relations are written, and its entry. */
export interface LinkOwner {
  readonly uid: string;
  readonly id: number;
  readonly rootUid: string;
  readonly rootId: number;
  /** True if it has no links yet, so that none are read. */
  readonly isNew: boolean;
}

/** An entry at the other end, with its type. */
export interface NamedTarget {
  readonly id: number;
  readonly uid: string;
}

/** A stored link, seen from the written side. */
export interface StoredLink extends NamedTarget {
  readonly link_id: number;
  readonly position: number;
}

interface OwnedLink extends StoredLink {
  readonly source_uid: string;
  readonly source_id: number;
  readonly field: string;
}

/** Returns the current links of an attribute of the entry or of one of its component instances. */
export type StoredLinks = (owner: LinkOwner, link: LinkInput) => Promise<readonly StoredLink[]>;

/**
 * Reads the links of an entry and its components with one statement for all written attributes: an entry may have
 * thousands of component instances with relations.
 */
export async function readStoredLinks(
  kysely: DatabaseConnection,
  storage: ContentStorage,
  root: { readonly uid: string; readonly id: number },
  links: readonly LinkInput[],
): Promise<StoredLinks> {
  const fields = [...new Set(links.filter((link) => !isIncoming(link)).map(({ field }) => field))];
  const ofField = storage.database.dialect.inList(sql.ref('field'), fields, 'text');
  const { rows } =
    fields.length === 0
      ? { rows: [] }
      : await sql<OwnedLink>`select source_uid, source_id, field, id as link_id, target_id as id, target_uid as uid, position
          from links where root_uid = ${root.uid} and root_id = ${root.id} and ${ofField}
          order by position, link_id`.execute(kysely);
  const bySource = new Map<string, StoredLink[]>();
  for (const row of rows) {
    const key = fieldKey(row.source_uid, row.source_id, row.field);
    const links = bySource.get(key);
    if (links) links.push(row);
    else bySource.set(key, [row]);
  }
  return async (owner, link) => {
    if (link.end && isIncoming(link)) return incomingLinks(kysely, owner, link.end.sourceUid, link.field);
    return bySource.get(fieldKey(owner.uid, owner.id, link.field)) ?? [];
  };
}

async function incomingLinks(
  kysely: DatabaseConnection,
  owner: LinkOwner,
  sourceUid: string,
  field: string,
): Promise<readonly StoredLink[]> {
  const { rows } =
    await sql<StoredLink>`select id as link_id, source_id as id, source_uid as uid, coalesce(inverse_position, id) as position
      from links where target_uid = ${owner.uid} and target_id = ${owner.id}
      and source_uid = ${sourceUid} and field = ${field} order by position, link_id`.execute(kysely);
  return rows;
}

function isIncoming({ end }: LinkInput): boolean {
  return end?.direction === 'incoming';
}
