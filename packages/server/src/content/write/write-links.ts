import { sql } from 'kysely';
import { fileUid } from '../../database/migrations/content-tables.ts';
import type { ContentAccess } from '../access.ts';
import type { Connection } from '../operations/operation-context.ts';
import { requireGrantsOnEntry } from '../rights/entry-grants.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { RelationEnd } from '../storage/relation-end.ts';
import { checkTargets } from './check-targets.ts';
import type { LinkDraft } from './entry-draft.ts';
import { invalidValue } from './invalid-entry.ts';
import { insertLinks, type NewLink } from './link-statements.ts';
import { keyOf, orderLinks, type Wanted } from './order-links.ts';
import { assignPositions } from './positions.ts';

/** The entry or component instance whose relations are written, and the entry that it belongs to. */
export interface LinkOwner {
  readonly uid: string;
  readonly id: number;
  readonly rootUid: string;
  readonly rootId: number;
  /** A new one has no links yet, so none have to be looked for. */
  readonly isNew: boolean;
}

/** What writing links takes. */
export interface LinkWriter {
  readonly kysely: Connection;
  readonly storage: ContentStorage;
  /** Null for the system itself. */
  readonly access: ContentAccess | null;
  /** Whether the entries to link are looked up first. @default 'checked' */
  readonly targets?: 'checked' | 'believed';
}

interface StoredLink {
  readonly link_id: number;
  readonly id: number;
  readonly uid: string;
  readonly position: number;
}

/** Writes one relation or media attribute: the links that go, those that come, and their order. */
export async function writeLinks(writer: LinkWriter, owner: LinkOwner, draft: LinkDraft): Promise<void> {
  const current = owner.isNew ? [] : await storedLinks(writer.kysely, owner, draft);
  const other = draft.end === null ? fileUid : draft.end.otherUid;
  const named = (target: Wanted): { id: number; uid: string } => {
    const uid = other ?? target.uid;
    if (uid === null)
      throw invalidValue([draft.attribute], `${draft.attribute} needs the __type of each entry`);
    return { id: target.id, uid };
  };
  const input =
    draft.input.kind === 'set'
      ? { kind: 'set' as const, targets: draft.input.targets.map(named) }
      : {
          kind: 'change' as const,
          connect: draft.input.connect.map((item) => ({ ...named(item), position: item.position })),
          disconnect: draft.input.disconnect.map(named),
        };
  const replaced = draft.single && input.kind === 'change' && input.connect.length > 0;
  const ordered = orderLinks(replaced ? [] : current, input).map(named);
  const wanted = draft.single ? ordered.slice(-1) : ordered;

  const byKey = new Map(current.map((link) => [keyOf(link), link]));
  const wantedKeys = new Set(wanted.map(keyOf));
  const gone = current.filter((link) => !wantedKeys.has(keyOf(link))).map((link) => link.link_id);
  const fresh = wanted.filter((target) => !byKey.has(keyOf(target)));
  await deleteLinks(writer, gone);
  const unchecked = writer.targets === 'believed' ? [] : fresh;
  for (const uid of new Set(unchecked.map((target) => target.uid))) {
    const ids = fresh.filter((target) => target.uid === uid).map((target) => target.id);
    await checkTargets(writer.kysely, writer.storage, writer.access, uid, ids);
  }
  if (draft.end?.exclusive === true) await takeOver(writer, owner, draft.end, fresh);

  const positions = assignPositions(wanted.map((target) => byKey.get(keyOf(target))?.position ?? null));
  const incoming = draft.end?.direction === 'incoming';
  const links: NewLink[] = [];
  for (const [index, target] of wanted.entries()) {
    const position = positions[index] ?? 0;
    const known = byKey.get(keyOf(target));
    if (!known)
      links.push(
        incoming
          ? await incomingLink(writer, owner, draft, target, position)
          : outgoingLink(owner, draft, target, position),
      );
    else if (known.position !== position) await moveLink(writer, known.link_id, incoming, position);
  }
  await insertLinks(writer.storage, writer.kysely, links);
}

function outgoingLink(
  owner: LinkOwner,
  draft: LinkDraft,
  target: { id: number; uid: string },
  position: number,
): NewLink {
  return {
    rootUid: owner.rootUid,
    rootId: owner.rootId,
    sourceUid: owner.uid,
    sourceId: owner.id,
    field: draft.field,
    targetUid: target.uid,
    targetId: target.id,
    position,
    inversePosition: null,
  };
}

/** A link written from the mirror's side goes to the end of the list of the entry that owns it. */
async function incomingLink(
  writer: LinkWriter,
  owner: LinkOwner,
  draft: LinkDraft,
  source: { id: number; uid: string },
  inversePosition: number,
): Promise<NewLink> {
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from links
    where source_uid = ${source.uid} and source_id = ${source.id} and field = ${draft.field}`.execute(
    writer.kysely,
  );
  return {
    rootUid: source.uid,
    rootId: source.id,
    sourceUid: source.uid,
    sourceId: source.id,
    field: draft.field,
    targetUid: owner.uid,
    targetId: owner.id,
    position: (rows[0]?.last ?? 0) + 1,
    inversePosition,
  };
}

async function storedLinks(
  kysely: Connection,
  owner: LinkOwner,
  draft: LinkDraft,
): Promise<readonly StoredLink[]> {
  const query =
    draft.end?.direction === 'incoming'
      ? sql<StoredLink>`select id as link_id, source_id as id, source_uid as uid, coalesce(inverse_position, id) as position
          from links where target_uid = ${owner.uid} and target_id = ${owner.id}
          and source_uid = ${draft.end.sourceUid} and field = ${draft.field} order by position, id`
      : sql<StoredLink>`select id as link_id, target_id as id, target_uid as uid, position
          from links where source_uid = ${owner.uid} and source_id = ${owner.id} and field = ${draft.field}
          order by position, link_id`;
  return (await query.execute(kysely)).rows;
}

/** Where an entry can be linked by one other only, linking it takes it away from that one. */
async function takeOver(
  writer: LinkWriter,
  owner: LinkOwner,
  end: RelationEnd,
  fresh: readonly { readonly id: number }[],
): Promise<void> {
  if (fresh.length === 0) return;
  const ids = fresh.map((target) => target.id);
  const { dialect } = writer.storage.database;
  const [near, far] =
    end.direction === 'outgoing' ? (['source', 'target'] as const) : (['target', 'source'] as const);
  const { rows } = await sql<{ link_id: number; holder_uid: string; holder_id: number }>`
    select id as link_id, ${sql.id(`${near}_uid`)} as holder_uid, ${sql.id(`${near}_id`)} as holder_id from links
    where source_uid = ${end.sourceUid} and field = ${end.field}
    and ${dialect.inList(sql.id(`${far}_id`), ids)} and ${sql.id(`${near}_id`)} <> ${owner.id}`.execute(
    writer.kysely,
  );
  for (const row of rows) await requireUpdateRight(writer, row.holder_uid, row.holder_id);
  await deleteLinks(
    writer,
    rows.map((row) => row.link_id),
  );
}

async function requireUpdateRight(writer: LinkWriter, uid: string, id: number): Promise<void> {
  const { access, storage, kysely } = writer;
  const table = storage.tables.get(uid);
  if (access === null || table === undefined) return;
  const { rows } = await sql<{ id: number; locale: string | null }>`
    select id, locale from ${sql.id(table.table)} where id = ${id}`.execute(kysely);
  const [row] = rows;
  if (row) await requireGrantsOnEntry(kysely, table, access.grants('update', table.contentType), row);
}

async function moveLink(
  writer: LinkWriter,
  linkId: number,
  incoming: boolean,
  position: number,
): Promise<void> {
  const column = sql.id(incoming ? 'inverse_position' : 'position');
  await sql`update links set ${column} = ${position} where id = ${linkId}`.execute(writer.kysely);
}

async function deleteLinks(writer: LinkWriter, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { dialect } = writer.storage.database;
  await sql`delete from links where ${dialect.inList(sql.ref('id'), ids)}`.execute(writer.kysely);
}
