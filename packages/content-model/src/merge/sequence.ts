interface Link<Value> {
  readonly value: Value;
  previous: Link<Value> | null;
  next: Link<Value> | null;
}

/** Values in an order, each found by its key: added anywhere and taken out without looking at the others. */
export interface Sequence<Value> {
  readonly get: (key: number) => Value | undefined;
  /** Adds a value before the one with the key `before`, or at the end. A key that is there already is moved. */
  readonly add: (key: number, value: Value, before?: number | null) => void;
  readonly remove: (key: number) => void;
  readonly values: () => readonly Value[];
}

/** Creates a sequence with nothing in it. */
export function createSequence<Value>(): Sequence<Value> {
  const links = new Map<number, Link<Value>>();
  let first: Link<Value> | null = null;
  let last: Link<Value> | null = null;

  const join = (left: Link<Value> | null, right: Link<Value> | null): void => {
    if (left) left.next = right;
    else first = right;
    if (right) right.previous = left;
    else last = left;
  };

  const remove = (key: number): void => {
    const link = links.get(key);
    if (!link) return;
    links.delete(key);
    join(link.previous, link.next);
  };

  return {
    get: (key) => links.get(key)?.value,
    add(key, value, before = null) {
      remove(key);
      const next = before === null ? null : (links.get(before) ?? null);
      const previous = next ? next.previous : last;
      const link: Link<Value> = { value, previous, next };
      links.set(key, link);
      join(previous, link);
      join(link, next);
    },
    remove,
    values() {
      const values: Value[] = [];
      for (let link = first; link; link = link.next) values.push(link.value);
      return values;
    },
  };
}
