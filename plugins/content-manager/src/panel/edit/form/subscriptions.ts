import { childAt, keyOf, toPath, type EntryPath, type ItemKey, type PathLike } from './steps/index.ts';

type Listener = () => void;

interface Node {
  readonly listeners: Set<Listener>;
  readonly names: Map<string, Node>;
  readonly items: Map<number, Node>;
}

/** Who listens to which part of the values. */
export interface Subscriptions {
  /** Calls back when the value at the path, or one inside it, is another one. */
  readonly add: (path: PathLike, listener: Listener) => () => void;
  /** Hands a change out: goes down only where references differ, so that nobody else is called. */
  readonly notify: (before: unknown, after: unknown) => void;
}

const createNode = (): Node => ({ listeners: new Set(), names: new Map(), items: new Map() });

function childOf(node: Node, part: string | ItemKey): Node {
  const known = typeof part === 'string' ? node.names.get(part) : node.items.get(part.key);
  if (known) return known;
  const child = createNode();
  if (typeof part === 'string') node.names.set(part, child);
  else node.items.set(part.key, child);
  return child;
}

/** Takes away the nodes at the end of a path that nobody listens to any more. */
function prune(node: Node, [part, ...rest]: EntryPath): boolean {
  if (part !== undefined) {
    const child = typeof part === 'string' ? node.names.get(part) : node.items.get(part.key);
    if (child && prune(child, rest)) {
      if (typeof part === 'string') node.names.delete(part);
      else node.items.delete(part.key);
    }
  }
  return node.listeners.size === 0 && node.names.size === 0 && node.items.size === 0;
}

interface Pair {
  before: unknown;
  after: unknown;
}

/** The items that do not stand where they stood, or hold something else, by key. */
function movedItems(before: unknown, after: unknown): ReadonlyMap<number, Pair> {
  const earlier: readonly unknown[] = Array.isArray(before) ? before : [];
  const later: readonly unknown[] = Array.isArray(after) ? after : [];
  const moved = new Map<number, Pair>();
  const note = (side: keyof Pair, item: unknown) => {
    const key = keyOf(item);
    if (key === undefined) return;
    const pair = moved.get(key) ?? { before: undefined, after: undefined };
    pair[side] = item;
    moved.set(key, pair);
  };
  for (let place = 0; place < Math.max(earlier.length, later.length); place += 1) {
    if (earlier[place] === later[place]) continue;
    note('before', earlier[place]);
    note('after', later[place]);
  }
  return moved;
}

function collect(node: Node, before: unknown, after: unknown, called: Listener[]): void {
  if (Object.is(before, after)) return;
  called.push(...node.listeners);
  for (const [name, child] of node.names) collect(child, childAt(before, name), childAt(after, name), called);
  if (node.items.size === 0) return;
  for (const [key, item] of movedItems(before, after)) {
    const child = node.items.get(key);
    if (child) collect(child, item.before, item.after, called);
  }
}

/** Creates the subscriptions of one form. */
export function createSubscriptions(): Subscriptions {
  const root = createNode();
  return {
    add(pathLike, listener) {
      const path = toPath(pathLike);
      // The same function may listen at several places, or twice at one.
      const own = () => listener();
      path.reduce(childOf, root).listeners.add(own);
      return () => {
        path.reduce(childOf, root).listeners.delete(own);
        prune(root, path);
      };
    },
    notify(before, after) {
      const called: Listener[] = [];
      collect(root, before, after, called);
      for (const listener of called) listener();
    },
  };
}
