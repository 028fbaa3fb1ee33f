import { fileUid } from '../../../database/content-tables.ts';
import { invalidValue } from '../rules/invalid-entry.ts';
import type { LinkInput, LinkTarget, RelationInput } from './link-input.ts';
import { orderLinks, keyOf } from './order-links.ts';
import type { LinkOwner, NamedTarget, StoredLink } from './stored-links.ts';

/** What is to become of one relation or media attribute, beside what it links now. */
export interface LinkChange {
  readonly owner: LinkOwner;
  readonly link: LinkInput;
  readonly current: readonly StoredLink[];
  /** As it was sent, the type of every entry known. */
  readonly input: RelationInput;
}

/** What has to happen to the links of one relation or media attribute. */
export interface LinkPlan {
  readonly owner: LinkOwner;
  readonly link: LinkInput;
  /** Links that go. */
  readonly gone: readonly StoredLink[];
  readonly fresh: readonly (NamedTarget & { readonly position: number })[];
  readonly moved: readonly { readonly linkId: number; readonly position: number }[];
}

/** The entries that a change sends and that are not linked yet: they have to exist, and may have to be readable. */
export function newTargets({ current, input }: LinkChange): readonly NamedTarget[] {
  const known = new Set(current.map(keyOf));
  const sent = input.kind === 'set' ? input.targets : input.connect;
  return sent.filter((target) => !known.has(keyOf(target))).map(named);
}

/** Compares what an attribute links with what it is to link. */
export function planLinks({ owner, link, current, input }: LinkChange): LinkPlan {
  const wanted = wantedTargets(current, input, link.single);
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
  const gone = current.filter((link) => !wantedKeys.has(keyOf(link)));
  return { owner, link, gone, fresh, moved };
}

function wantedTargets(
  current: readonly StoredLink[],
  input: RelationInput,
  isSingle: boolean,
): readonly NamedTarget[] {
  // Connecting to a relation that holds one entry replaces that one.
  const isReplaced = isSingle && input.kind === 'change' && input.connect.length > 0;
  const targets = orderLinks(isReplaced ? [] : current, input).map(named);
  return isSingle ? targets.slice(-1) : targets;
}

/** The input with the type of each entry, which the relation tells where it leads to one type only. */
export function namedInput(link: LinkInput): RelationInput {
  const { input } = link;
  const other = link.kind === 'media' ? fileUid : (link.end?.otherUid ?? null);
  const withUid = <Target extends LinkTarget>(target: Target): Target => {
    const uid = other ?? target.uid;
    if (uid === null)
      throw invalidValue([link.attribute], `${link.attribute} needs the __type of each entry`);
    return { ...target, uid };
  };
  if (input.kind === 'set') return { kind: 'set', targets: input.targets.map(withUid) };
  return {
    kind: 'change',
    connect: input.connect.map(withUid),
    disconnect: input.disconnect.map(withUid),
  };
}

function named({ id, uid }: LinkTarget): NamedTarget {
  if (uid === null) throw new Error(`The type of the linked entry ${id} is not known`);
  return { id, uid };
}

/**
 * Positions for a list in its new order, rising, with as few as possible different from before. Entries
 * that are new have none yet (null).
 */
export function assignPositions(before: readonly (number | null)[]): readonly number[] {
  const firstStored = before.findIndex((position) => position !== null);
  const anchor = firstStored < 0 ? null : (before[firstStored] ?? null);
  // New entries in front go below the first kept position, so that nothing behind has to move.
  let last = anchor === null ? 0 : anchor - firstStored - 1;
  return before.map((position) => {
    last = position !== null && position > last ? position : last + 1;
    return last;
  });
}
