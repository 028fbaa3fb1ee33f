import { sql, type RawBuilder } from 'kysely';
import type { QueryRunner } from '../../../database/database.ts';
import { statement, StatementCache, type Statement } from '../../read/statement.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { LinkInput } from './link-input.ts';
import { checkTargets, withReachableTargets, requireOwnersPermitted } from './link-permissions.ts';
import { newTargets, planLinks, type LinkChange, type LinkPlan } from './plan-links.ts';
import type { LinkOwner, LinkWriter } from './stored-links.ts';

/** `checked` tests that targets exist and are permitted. */
export type TargetCheck = 'checked' | 'trusted';

type PlacedTarget = LinkPlan['fresh'][number];

/**
 * Writes changes of links: checks all targets together, takes over links that only one entry may have, and inserts the
 * new links together.
 */
export async function writeLinks(
  writer: LinkWriter,
  changes: readonly LinkChange[],
  targets: TargetCheck = 'checked',
): Promise<void> {
  const reachable = await withReachableTargets(writer, changes);
  if (targets === 'checked') {
    await checkAll(
      writer,
      reachable.filter(({ link }) => link.kind !== 'document' && link.end?.definition.managed !== true),
    );
  }
  const plans = reachable.map(planLinks);
  for (const plan of plans) await requireOtherEndPermitted(writer, plan);
  await deleteLinks(
    writer,
    plans.flatMap(({ gone }) => gone.map((link) => link.link_id)),
  );
  const links: NewLink[] = [];
  for (const { owner, link, fresh, moved } of plans) {
    const incoming = link.end?.direction === 'incoming';
    if (link.end?.exclusive === true) await takeOver(writer, owner, link, fresh);
    if (incoming) links.push(...(await incomingLinks(writer, owner, link, fresh)));
    else for (const target of fresh) links.push(outgoingLink(owner, link, target));
    for (const { linkId, position } of moved) await moveLink(writer, linkId, incoming, position);
  }
  await insertLinks(writer.storage, writer.kysely, links);
}

async function checkAll(writer: LinkWriter, changes: readonly LinkChange[]): Promise<void> {
  const byUid = new Map<string, Set<number>>();
  for (const change of changes) {
    for (const { id, uid } of newTargets(change)) {
      const ids = byUid.get(uid);
      if (ids) ids.add(id);
      else byUid.set(uid, new Set([id]));
    }
  }
  await checkTargets(writer, byUid);
}

function outgoingLink(owner: LinkOwner, link: LinkInput, target: PlacedTarget): NewLink {
  return {
    rootUid: owner.rootUid,
    rootId: owner.rootId,
    sourceUid: owner.uid,
    sourceId: owner.id,
    field: link.field,
    targetUid: target.uid,
    targetId: target.id,
    position: target.position,
    inversePosition: null,
  };
}

/** Links written from the mirror's side are appended to the lists of the entries that own them. */
async function incomingLinks(
  writer: LinkWriter,
  owner: LinkOwner,
  link: LinkInput,
  sources: readonly PlacedTarget[],
): Promise<readonly NewLink[]> {
  const [first] = sources;
  if (!first) return [];
  const ids = sources.map((source) => source.id);
  const { rows } = await sql<{
    source_id: number;
    last: number;
  }>`select source_id, max(position) as last from links
    where source_uid = ${first.uid} and field = ${link.field}
    and ${writer.storage.database.dialect.inList(sql.ref('source_id'), ids)} group by source_id`.execute(
    writer.kysely,
  );
  const lastOf = new Map(rows.map((row) => [row.source_id, row.last]));
  return sources.map((source) => ({
    rootUid: source.uid,
    rootId: source.id,
    sourceUid: source.uid,
    sourceId: source.id,
    field: link.field,
    targetUid: owner.uid,
    targetId: owner.id,
    position: (lastOf.get(source.id) ?? 0) + 1,
    inversePosition: source.position,
  }));
}

/** Checks the permission for the entries that own links which are written from the mirror's side. */
async function requireOtherEndPermitted(writer: LinkWriter, { link, fresh, gone }: LinkPlan): Promise<void> {
  const { mappedBy } = link.end?.definition ?? {};
  if (link.end?.direction !== 'incoming' || mappedBy === undefined) return;
  const owners = [...fresh, ...gone].map(({ id }) => id);
  await requireOwnersPermitted(writer, link, { uid: link.end.sourceUid, attribute: mappedBy }, owners);
}

/** Removes the link of another entry to a target that only one entry may link. */
async function takeOver(
  writer: LinkWriter,
  owner: LinkOwner,
  link: LinkInput,
  fresh: readonly { readonly id: number }[],
): Promise<void> {
  const { end } = link;
  if (fresh.length === 0 || end === null) return;
  const ids = fresh.map((target) => target.id);
  const { dialect } = writer.storage.database;
  const [near, far] =
    end.direction === 'outgoing' ? (['source', 'target'] as const) : (['target', 'source'] as const);
  const { rows } = await sql<{ link_id: number; holder_id: number }>`
    select id as link_id, ${sql.id(`${near}_id`)} as holder_id from links
    where source_uid = ${end.sourceUid} and field = ${end.field}
    and ${dialect.inList(sql.id(`${far}_id`), ids)} and ${sql.id(`${near}_id`)} <> ${owner.id}`.execute(
    writer.kysely,
  );
  if (end.direction === 'outgoing') {
    const holders = rows.map((row) => row.holder_id);
    await requireOwnersPermitted(writer, link, { uid: end.sourceUid, attribute: end.attribute }, holders);
  }
  await deleteLinks(
    writer,
    rows.map((row) => row.link_id),
  );
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

/** A link row to insert. */
export interface NewLink {
  readonly rootUid: string;
  readonly rootId: number;
  readonly sourceUid: string;
  readonly sourceId: number;
  readonly field: string;
  readonly targetUid: string;
  readonly targetId: number;
  readonly position: number;
  readonly inversePosition: number | null;
}

const batchSize = 40;
const statements = new StatementCache<ContentStorage>();

/** Inserts links in batches; existing links stay unchanged. */
export async function insertLinks(
  storage: ContentStorage,
  runner: QueryRunner,
  links: readonly NewLink[],
): Promise<void> {
  for (let start = 0; start < links.length; start += batchSize) {
    const batch = links.slice(start, start + batchSize);
    const parameters = batch.flatMap((link) => [
      link.rootUid,
      link.rootId,
      link.sourceUid,
      link.sourceId,
      link.field,
      link.targetUid,
      link.targetId,
      link.position,
      link.inversePosition,
    ]);
    await runner.executeQuery(insertStatement(storage, batch.length)(...parameters));
  }
}

function insertStatement(storage: ContentStorage, count: number): Statement {
  return statements.get(storage, [count], () => {
    const row = sql`(${''}, ${0}, ${''}, ${0}, ${''}, ${''}, ${0}, ${0}, ${null})`;
    const rows = Array.from({ length: count }, (): RawBuilder<unknown> => row);
    return statement(
      storage.database,
      sql`insert into links (root_uid, root_id, source_uid, source_id, field, target_uid, target_id, position, inverse_position)
      values ${sql.join(rows)} on conflict (source_uid, source_id, field, target_uid, target_id) do nothing`,
    );
  });
}
