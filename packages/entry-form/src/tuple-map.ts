/** A map whose keys are tuples, compared element by element. */
export interface TupleMap<K extends readonly unknown[], V> {
  readonly get: (...key: K) => V | undefined;
  readonly has: (...key: K) => boolean;
  readonly set: (key: K, value: V) => void;
}

interface Node<V> {
  readonly children: Map<unknown, Node<V>>;
  entry?: { readonly value: V };
}

/** Creates an empty map. */
export function createTupleMap<K extends readonly unknown[], V>(
  entries: Iterable<readonly [K, V]> = [],
): TupleMap<K, V> {
  const root: Node<V> = { children: new Map() };
  const find = (key: K): Node<V> | undefined =>
    key.reduce<Node<V> | undefined>((node, part) => node?.children.get(part), root);
  const map: TupleMap<K, V> = {
    get: (...key) => find(key)?.entry?.value,
    has: (...key) => find(key)?.entry !== undefined,
    set(key, value) {
      let node = root;
      for (const part of key) {
        const child: Node<V> = node.children.get(part) ?? { children: new Map() };
        node.children.set(part, child);
        node = child;
      }
      node.entry = { value };
    },
  };
  for (const [key, value] of entries) map.set(key, value);
  return map;
}
