import type { Inspection, PointArea, PointIdentity } from '@admin/shell/host';

type Owner = Parameters<Inspection['addReader']>[1];

/** An extension point on the page. */
export interface PagePoint {
  readonly point: PointIdentity;
  /** The locations of its contributions, more than one for points such as the actions of rows. */
  readonly areas: readonly PointArea[];
  /** The contributions that contain the readers of a point without an area; null for the frame of the panel. */
  readonly readers: readonly Owner[];
}

/** The extension points on the page, as a store. */
export interface PagePoints {
  readonly inspection: Inspection;
  readonly list: () => readonly PagePoint[];
  readonly subscribe: (listener: () => void) => () => void;
}

interface Entry {
  readonly point: PointIdentity;
  readonly areas: Set<PointArea>;
  readonly readers: Set<{ readonly owner: Owner }>;
}

/** Creates an empty list that an inspection fills. */
export function createPagePoints(): PagePoints {
  const entries = new Map<string, Entry>();
  const refs = new Map<string, ReturnType<Inspection['areaRef']>>();
  const listeners = new Set<() => void>();
  let points: readonly PagePoint[] = [];
  let isStale = false;

  const publish = () => {
    isStale = false;
    points = [...entries.values()].map(({ point, areas, readers }) => ({
      point,
      areas: [...areas],
      readers: [...readers].map(({ owner }) => owner),
    }));
    for (const listener of listeners) listener();
  };
  // React attaches and detaches the refs of a whole page in one task: one change for all of them.
  const change = () => {
    if (!isStale) queueMicrotask(publish);
    isStale = true;
  };
  const entryOf = (point: PointIdentity): Entry => {
    const known = entries.get(point.id) ?? { point, areas: new Set(), readers: new Set() };
    entries.set(point.id, known);
    return known;
  };
  const removeIfEmpty = (entry: Entry) => {
    if (entry.areas.size === 0 && entry.readers.size === 0) entries.delete(entry.point.id);
    change();
  };
  const createRef =
    (point: PointIdentity): ReturnType<Inspection['areaRef']> =>
    (area) => {
      if (!area) return undefined;
      const entry = entryOf(point);
      entry.areas.add(area);
      change();
      return () => {
        entry.areas.delete(area);
        removeIfEmpty(entry);
      };
    };

  return {
    inspection: {
      areaRef(point) {
        const known = refs.get(point.id) ?? createRef(point);
        refs.set(point.id, known);
        return known;
      },
      addReader(point, owner) {
        const entry = entryOf(point);
        const reader = { owner };
        entry.readers.add(reader);
        change();
        return () => {
          entry.readers.delete(reader);
          removeIfEmpty(entry);
        };
      },
    },
    list: () => points,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
