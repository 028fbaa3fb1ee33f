import { childAt, keyOf, toPath, type EntryPath, type ItemKey, type PathLike } from '../steps/index.ts';

type Listener = () => void;

interface Node {
  readonly listeners: Set<Listener>;
  readonly names: Map<string, Node>;
  readonly items: Map<number, Node>;
}

/** The listeners of one form by path. */
export interface Subscriptions {
  /** Calls the listener when the value at the path, or inside it, changes. */
  readonly add: (path: PathLike, listener: Listener) => () => void;
  /** Calls the listeners of changed values. Descends only into parts whose references differ. */
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

/** Removes the nodes at the end of a path that have no listeners. Returns whether the node itself is unused. */
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

/** Returns the items with another position or content, by key. */
function changedItems(before: unknown, after: unknown): ReadonlyMap<number, Pair> {
  const earlier: readonly unknown[] = Array.isArray(before) ? before : [];
  const later: readonly unknown[] = Array.isArray(after) ? after : [];
  const changed = new Map<number, Pair>();
  const note = (side: keyof Pair, item: unknown) => {
    const key = keyOf(item);
    if (key === undefined) return;
    const pair = changed.get(key) ?? { before: undefined, after: undefined };
    pair[side] = item;
    changed.set(key, pair);
  };
  for (let index = 0; index < Math.max(earlier.length, later.length); index += 1) {
    if (earlier[index] === later[index]) continue;
    note('before', earlier[index]);
    note('after', later[index]);
  }
  return changed;
}

function collect(node: Node, before: unknown, after: unknown, called: Listener[]): void {
  if (Object.is(before, after)) return;
  called.push(...node.listeners);
  for (const [name, child] of node.names) collect(child, childAt(before, name), childAt(after, name), called);
  if (node.items.size === 0) return;
  for (const [key, item] of changedItems(before, after)) {
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
      // The same function may listen at several paths, or twice at one.
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
