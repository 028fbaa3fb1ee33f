import type { Inspection, PointArea, PointIdentity } from '@admin/shell/host';
import { contributionName, type ContributionName } from './contribution-name.ts';

type Owner = Parameters<Inspection['addReader']>[1];

/** The elements of a contribution on the page. */
export interface PageContribution {
  readonly name: string;
  /** More than one for contributions such as the cells of a column. */
  readonly areas: readonly PointArea[];
}

/** An extension point on the page. */
export interface PagePoint {
  readonly point: PointIdentity;
  /** The locations of its contributions, more than one for points such as the actions of rows. */
  readonly areas: readonly PointArea[];
  readonly contributions: readonly PageContribution[];
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
  /** By the names of the contributions. */
  readonly contributions: Map<string, Set<PointArea>>;
  readonly readers: Set<{ readonly owner: Owner }>;
}

/** Creates an empty list that an inspection fills. `RenderMark` measures the contributions. */
export function createPagePoints(RenderMark?: Inspection['RenderMark']): PagePoints {
  const entries = new Map<string, Entry>();
  const refs = new Map<string, ReturnType<Inspection['areaRef']>>();
  const listeners = new Set<() => void>();
  let points: readonly PagePoint[] = [];
  let isStale = false;

  const publish = () => {
    isStale = false;
    points = [...entries.values()].map(({ point, areas, contributions, readers }) => ({
      point,
      areas: [...areas],
      contributions: [...contributions].map(([name, own]) => ({ name, areas: [...own] })),
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
    const known = entries.get(point.id) ?? {
      point,
      areas: new Set(),
      contributions: new Map(),
      readers: new Set(),
    };
    entries.set(point.id, known);
    return known;
  };
  const removeIfEmpty = (entry: Entry) => {
    const { areas, contributions, readers } = entry;
    if (areas.size + contributions.size + readers.size === 0) entries.delete(entry.point.id);
    change();
  };
  const createRef =
    (point: PointIdentity, contribution: ContributionName | undefined): ReturnType<Inspection['areaRef']> =>
    (area) => {
      if (!area) return undefined;
      const entry = entryOf(point);
      const name = contribution && contributionName(contribution);
      const areas = name === undefined ? entry.areas : (entry.contributions.get(name) ?? new Set());
      if (name !== undefined) entry.contributions.set(name, areas);
      areas.add(area);
      change();
      return () => {
        areas.delete(area);
        if (name !== undefined && areas.size === 0) entry.contributions.delete(name);
        removeIfEmpty(entry);
      };
    };

  return {
    inspection: {
      ...(RenderMark && { RenderMark }),
      areaRef(point, contribution) {
        const key = `${point.id} ${contribution ? contributionName(contribution) : ''}`;
        const known = refs.get(key) ?? createRef(point, contribution);
        refs.set(key, known);
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
