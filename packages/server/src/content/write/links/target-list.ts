import type { LinkTarget } from './relation-input.ts';

/** A place in the list; the one without a target is before the first and behind the last. */
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

/** Where a target goes: before everything, behind everything, or next to one that is there. */
export type ListPlace = 'start' | 'end' | { readonly before: number } | { readonly after: number };

/** Identifies a target within one relation. */
export function keyOf(target: LinkTarget): string {
  return `${target.uid ?? ''}#${target.id}`;
}

/** Targets in their order. Finding one, adding one and moving one take the same time in a list of any length. */
export class TargetList {
  readonly #ends = new Node(null);
  readonly #byKey = new Map<string, Node>();
  /** Positions name an id alone: the first target that had it. */
  readonly #byId = new Map<number, Node>();

  constructor(targets: readonly LinkTarget[]) {
    for (const target of targets) this.place(target, 'end');
  }

  /** Whether some target has this id. */
  has(id: number): boolean {
    return this.#byId.has(id);
  }

  /** Puts a target in its place, also when it stands elsewhere so far; its neighbour has to be there. */
  place(target: LinkTarget, place: ListPlace): void {
    const node = this.#nodeOf(target);
    const neighbour = this.#neighbour(place);
    if (node === neighbour) return;
    node.remove();
    const isBehind = place === 'start' || (typeof place === 'object' && 'after' in place);
    node.insertAfter(isBehind ? neighbour : neighbour.previous);
  }

  /** The targets from first to last. */
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

  #neighbour(place: ListPlace): Node {
    if (typeof place === 'string') return this.#ends;
    const id = 'before' in place ? place.before : place.after;
    const node = this.#byId.get(id);
    if (!node) throw new Error(`Nothing with the id ${id} is in the list`);
    return node;
  }
}
