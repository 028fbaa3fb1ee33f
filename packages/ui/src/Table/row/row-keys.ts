import { useEffect, useRef, useState, type RefObject } from 'react';

/** The rows of a table and their keys, by position. */
export interface RowKeys {
  readonly ids: readonly string[];
  readonly keys: readonly string[];
  /** The number of keys so far. */
  readonly count: number;
}

/**
 * Returns the keys of the next rows. A row keeps its key. If no row remains, the next rows reuse the keys, and thereby the
 * elements, of the rows at their positions.
 */
export function nextRowKeys(former: RowKeys, ids: readonly string[]): RowKeys {
  const known = new Map(former.ids.map((id, index) => [id, former.keys[index]]));
  const isOtherPage = !ids.some((id) => known.has(id));
  let { count } = former;
  const keys = ids.map((id, index) => {
    const key = isOtherPage ? former.keys[index] : known.get(id);
    if (key !== undefined) return key;
    count += 1;
    return String(count);
  });
  return { ids, keys, count };
}

const noKeys: RowKeys = { ids: [], keys: [], count: 0 };

/** Returns the key of each row: its id, or one that rows of another page reuse. */
export function useRowKeys(ids: readonly string[], reusesElements: boolean): readonly string[] {
  const [former, setFormer] = useState(noKeys);
  if (!reusesElements) return ids;
  if (former.ids === ids) return former.keys;
  const next = nextRowKeys(former, ids);
  setFormer(next);
  return next.keys;
}

/**
 * Reports a row that reuses the elements below a resting pointer or around the focus, which receive no event.
 * @param onReach receives the position of the row
 */
export function useReachedRow(
  ids: readonly string[],
  body: RefObject<HTMLElement | null>,
  onReach: (index: number) => void,
): void {
  const shown = useRef(ids);
  useEffect(() => {
    const former = shown.current;
    shown.current = ids;
    const reached = body.current?.querySelector<HTMLElement>(':scope > :is(:hover, :focus-within)');
    const id = reached?.dataset['row'];
    if (id !== undefined && !former.includes(id)) onReach(ids.indexOf(id));
  }, [ids, body, onReach]);
}
