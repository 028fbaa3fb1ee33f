import { AppError } from '../../../errors/app-error.ts';
import type { PositionedTarget, LinkTarget, RelationInput } from './link-input.ts';

/**
 * Returns the order of a relation after a change. Connecting a connected entry moves it. A position may name an entry
 * that the same change connects, anywhere in the list: that one is placed first. The time is linear in the number of
 * links and changes, whatever their order.
 * @throws AppError ENTRY_INVALID (400) if a position names an entry that is neither connected nor being connected, or
 *   if positions form a cycle
 */
export function orderLinks(current: readonly LinkTarget[], input: RelationInput): readonly LinkTarget[] {
  if (input.kind === 'set') return unique(input.targets);
  const gone = new Set(input.disconnect.map(keyOf));
  const order = new TargetList(current.filter((link) => !gone.has(keyOf(link))));
  const waiting = new Set(input.connect);
  const byId = new Map<number, PositionedTarget>();
  for (const connection of input.connect) if (!byId.has(connection.id)) byId.set(connection.id, connection);
  for (const connection of input.connect) {
    for (const next of withFoundations(connection, order, waiting, byId).toReversed()) {
      order.insert({ id: next.id, uid: next.uid }, positionOf(next));
    }
  }
  return order.inOrder();
}

/**
 * Returns the connection and those that have to be placed before it, the last one first; removes them from `waiting`.
 */
function withFoundations(
  connection: PositionedTarget,
  order: TargetList,
  waiting: Set<PositionedTarget>,
  byId: ReadonlyMap<number, PositionedTarget>,
): readonly PositionedTarget[] {
  const chain: PositionedTarget[] = [];
  let next: PositionedTarget | undefined = connection;
  while (next && waiting.delete(next)) {
    chain.push(next);
    const anchor = anchorOf(next);
    if (anchor === null || order.has(anchor)) return chain;
    const foundation = byId.get(anchor);
    // Neither in the order nor waiting: it is further up in this chain, so the positions form a cycle.
    if (foundation === undefined || !waiting.has(foundation)) throw positionError(next, anchor);
    next = foundation;
  }
  return chain;
}

function anchorOf({ position }: PositionedTarget): number | null {
  if ('before' in position) return position.before;
  return 'after' in position ? position.after : null;
}

function positionOf({ position }: PositionedTarget) {
  if ('start' in position) return 'start';
  return 'end' in position ? 'end' : position;
}

function unique(targets: readonly LinkTarget[]): readonly LinkTarget[] {
  return [...new Map(targets.map((target) => [keyOf(target), target])).values()];
}

function positionError({ id, position }: PositionedTarget, anchor: number): AppError {
  return new AppError({
    name: 'ValidationError',
    status: 400,
    code: 'RELATION_POSITION_UNKNOWN',
    message: `There was a problem connecting relation with id ${id} at position ${JSON.stringify(position)}. The relation with id ${anchor} needs to be connected first.`,
  });
}

/** A node of the list; the one without a target is the sentinel before the first and after the last. */
class Node {
  readonly target: LinkTarget | null;
  previous: Node = this;
  next: Node = this;

  constructor(target: LinkTarget | null) {
    this.target = target;
  }

  remove(): void {
    this.previous.next = this.next;
    this.next.previous = this.previous;
  }

  insertAfter(previous: Node): void {
    this.previous = previous;
    this.next = previous.next;
    previous.next.previous = this;
    previous.next = this;
  }
}

/** The position of a target: at the start, at the end, or next to another target. */
export type ListPosition = 'start' | 'end' | { readonly before: number } | { readonly after: number };

/** Returns the map key of a target. The id comes first, so that no two targets share a key. */
export function keyOf({ uid, id }: LinkTarget): string {
  return `${id} ${uid ?? ''}`;
}

/** A linked list of targets, in which finding, adding and moving take constant time. */
export class TargetList {
  readonly #ends = new Node(null);
  readonly #byKey = new Map<string, Node>();
  /** Positions name an id only, which stands for the first target with it. */
  readonly #byId = new Map<number, Node>();

  constructor(targets: readonly LinkTarget[]) {
    for (const target of targets) this.insert(target, 'end');
  }

  /** Returns whether a target has this id. */
  has(id: number): boolean {
    return this.#byId.has(id);
  }

  /** Inserts a target, or moves it; its neighbour must be in the list. */
  insert(target: LinkTarget, insert: ListPosition): void {
    const node = this.#nodeOf(target);
    const neighbour = this.#neighbour(insert);
    if (node === neighbour) return;
    node.remove();
    const isBehind = insert === 'start' || (typeof insert === 'object' && 'after' in insert);
    node.insertAfter(isBehind ? neighbour : neighbour.previous);
  }

  /** Returns the targets from first to last. */
  inOrder(): readonly LinkTarget[] {
    const targets: LinkTarget[] = [];
    for (let node = this.#ends.next; node.target !== null; node = node.next) targets.push(node.target);
    return targets;
  }

  #nodeOf(target: LinkTarget): Node {
    const key = keyOf(target);
    const known = this.#byKey.get(key);
    if (known) return known;
    const node = new Node(target);
    this.#byKey.set(key, node);
    if (!this.#byId.has(target.id)) this.#byId.set(target.id, node);
    return node;
  }

  #neighbour(insert: ListPosition): Node {
    if (typeof insert === 'string') return this.#ends;
    const id = 'before' in insert ? insert.before : insert.after;
    const node = this.#byId.get(id);
    if (!node) throw new Error(`The list contains no entry with the id ${id}`);
    return node;
  }
}
