import { fileUid } from '../../../database/content-tables.ts';
import { invalidValue } from '../rules/invalid-entry.ts';
import type { LinkInput, LinkTarget, RelationInput } from './link-input.ts';
import { orderLinks, keyOf } from './order-links.ts';
import type { LinkOwner, NamedTarget, StoredLink } from './stored-links.ts';

/** A change of one relation or media attribute, with its current links. */
export interface LinkChange {
  readonly owner: LinkOwner;
  readonly link: LinkInput;
  readonly current: readonly StoredLink[];
  /** The change as sent, with the type of every entry. */
  readonly input: RelationInput;
}

/** The link rows to delete, insert and move for one relation or media attribute. */
export interface LinkPlan {
  readonly owner: LinkOwner;
  readonly link: LinkInput;
  /** Links to delete. */
  readonly gone: readonly StoredLink[];
  readonly fresh: readonly (NamedTarget & { readonly position: number })[];
  readonly moved: readonly { readonly linkId: number; readonly position: number }[];
}

/** Returns the sent entries that are not linked yet, which have to exist and may have to be readable. */
export function newTargets({ current, input }: LinkChange): readonly NamedTarget[] {
  const known = new Set(current.map(keyOf));
  const sent = input.kind === 'set' ? input.targets : input.connect;
  return sent.filter((target) => !known.has(keyOf(target))).map(named);
}

/** Compares the current links of an attribute with the wanted ones. */
export function planLinks({ owner, link, current, input }: LinkChange): LinkPlan {
  const wanted = linkedAfter({ link, current, input });
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

/** Returns the linked entries after a change, in their order. */
export function linkedAfter({
  link: { single: isSingle },
  current,
  input,
}: Pick<LinkChange, 'link' | 'current' | 'input'>): readonly NamedTarget[] {
  // Connecting an entry to a to-one relation replaces the current one.
  const isReplaced = isSingle && input.kind === 'change' && input.connect.length > 0;
  const targets = orderLinks(isReplaced ? [] : current, input).map(named);
  return isSingle ? targets.slice(-1) : targets;
}

/** Returns the input with the type of each entry, which the relation determines if it has one target type. */
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
 * Returns ascending positions for a list in its new order, with as few changes as possible. New entries have no
 * position yet (null).
 */
export function assignPositions(before: readonly (number | null)[]): readonly number[] {
  const firstStored = before.findIndex((position) => position !== null);
  const anchor = firstStored < 0 ? null : (before[firstStored] ?? null);
  // New entries at the front get positions below the first stored one, so that no other has to move.
  let last = anchor === null ? 0 : anchor - firstStored - 1;
  return before.map((position) => {
    last = position !== null && position > last ? position : last + 1;
    return last;
  });
}
