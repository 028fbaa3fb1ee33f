import { sql } from 'kysely';
import { fileUid } from '../../../database/migrations/content-tables.ts';
import type { Connection } from '../../operations/operation-context.ts';
import type { LinkDraft } from '../draft/entry-draft.ts';
import { invalidValue } from '../rules/invalid-entry.ts';
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

/** An entry at the other end, its type known. */
export interface NamedTarget {
  readonly id: number;
  readonly uid: string;
}

/** What has to happen to the links of one relation or media attribute. */
export interface LinkPlan {
  readonly owner: LinkOwner;
  readonly draft: LinkDraft;
  /** Ids of link rows that go. */
  readonly gone: readonly number[];
  readonly fresh: readonly (NamedTarget & { readonly position: number })[];
  readonly moved: readonly { readonly linkId: number; readonly position: number }[];
}

interface StoredLink extends NamedTarget {
  readonly link_id: number;
  readonly position: number;
}

/** Compares what an attribute links with what it is to link. */
export async function planLinks(kysely: Connection, owner: LinkOwner, draft: LinkDraft): Promise<LinkPlan> {
  const current = owner.isNew ? [] : await storedLinks(kysely, owner, draft);
  const wanted = wantedTargets(current, draft);
  const byKey = new Map(current.map((link) => [keyOf(link), link]));
  const wantedKeys = new Set(wanted.map(keyOf));
  const positions = assignPositions(wanted.map((target) => byKey.get(keyOf(target))?.position ?? null));
  const fresh: (NamedTarget & { position: number })[] = [];
  const moved: { linkId: number; position: number }[] = [];
  for (const [index, target] of wanted.entries()) {
    const position = positions[index] ?? 0;
    const known = byKey.get(keyOf(target));
    if (!known) fresh.push({ ...target, position });
    else if (known.position !== position) moved.push({ linkId: known.link_id, position });
  }
  const gone = current.filter((link) => !wantedKeys.has(keyOf(link))).map((link) => link.link_id);
  return { owner, draft, gone, fresh, moved };
}

function wantedTargets(current: readonly StoredLink[], draft: LinkDraft): readonly NamedTarget[] {
  const other = draft.end === null ? fileUid : draft.end.otherUid;
  const named = (target: Wanted): NamedTarget => {
    const uid = other ?? target.uid;
    if (uid === null)
      throw invalidValue([draft.attribute], `${draft.attribute} needs the __type of each entry`);
    return { id: target.id, uid };
  };
  const { input } = draft;
  if (input.kind === 'set') {
    const targets = orderLinks([], { kind: 'set', targets: input.targets.map(named) }).map(named);
    return draft.single ? targets.slice(-1) : targets;
  }
  const connect = input.connect.map((item) => ({ ...named(item), position: item.position }));
  const disconnect = input.disconnect.map(named);
  // Connecting to a relation that holds one entry replaces that one.
  const kept = draft.single && connect.length > 0 ? [] : current;
  const targets = orderLinks(kept, { kind: 'change', connect, disconnect }).map(named);
  return draft.single ? targets.slice(-1) : targets;
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
          and source_uid = ${draft.end.sourceUid} and field = ${draft.field} order by position, link_id`
      : sql<StoredLink>`select id as link_id, target_id as id, target_uid as uid, position
          from links where source_uid = ${owner.uid} and source_id = ${owner.id} and field = ${draft.field}
          order by position, link_id`;
  return (await query.execute(kysely)).rows;
}
