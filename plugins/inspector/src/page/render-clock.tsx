import type { RenderMarkProps } from '@admin/shell/host';
import { memo, useLayoutEffect } from 'react';
import { contributionName, type ContributionName } from './contribution-name.ts';

/** The measured renders of a contribution with everything inside it; times in milliseconds. */
export interface RenderTimes {
  readonly first: number;
  readonly last: number;
  readonly total: number;
  readonly count: number;
}

/** The times of contributions, by the id of the point, a space and the name of the contribution. */
export type AllRenderTimes = ReadonlyMap<string, RenderTimes>;

/** Returns the key of a contribution among all times. */
export function renderKey(pointId: string, owner: ContributionName): string {
  return `${pointId} ${contributionName(owner)}`;
}

/** Measures the rendering of contributions, as a store of their times. */
export interface RenderClock {
  readonly RenderMark: React.ComponentType<RenderMarkProps>;
  readonly list: () => AllRenderTimes;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Milliseconds between two changes of the list: typing renders a field with each key. */
const interval = 200;

/** Creates a clock without times. */
export function createRenderClock(): RenderClock {
  let times: AllRenderTimes = new Map();
  const measured = new Map<string, RenderTimes>();
  const starts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let isStale = false;

  const publish = () => {
    isStale = false;
    times = new Map(measured);
    for (const listener of listeners) listener();
  };
  const add = (key: string, last: number) => {
    const { first = last, total = 0, count = 0 } = measured.get(key) ?? {};
    measured.set(key, { first, last, total: total + last, count: count + 1 });
    if (!isStale) setTimeout(publish, interval);
    isStale = true;
  };
  const start = (key: string) => void starts.set(key, performance.now());
  /** A content that suspends or fails has a start without an end, which the next start replaces. */
  const end = (key: string): number | undefined => {
    const startedAt = starts.get(key);
    starts.delete(key);
    return startedAt === undefined ? undefined : performance.now() - startedAt;
  };

  // React renders siblings in their order: the content is rendered between the two marks. With the same content it renders
  // neither the content nor, because they are memoised, the marks.
  const RenderMark = memo(function RenderMark({ pointId, owner, at }: RenderMarkProps) {
    const key = renderKey(pointId, owner);
    if (at === 'start') start(key);
    const took = at === 'end' ? end(key) : undefined;
    // Without dependencies: once for each render that reaches the page.
    useLayoutEffect(() => {
      if (took !== undefined) add(key, took);
    });
    return null;
  });

  return {
    RenderMark,
    list: () => times,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
