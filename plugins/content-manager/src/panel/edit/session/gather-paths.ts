import { afterPaint, paintsFrames } from '@admin/shell/host';

/** Paths that something is to be done about soon, all of them at once. */
export interface GatheredPaths {
  /** Adds some; those of nothing add nothing. */
  readonly add: (paths: readonly string[]) => void;
  /** Forgets what waits. */
  readonly stop: () => void;
}

/** Gathers paths until what is on the page is painted, and hands them over then; at once where nothing is painted. */
export function gatherPaths(work: (paths: ReadonlySet<string>) => void): GatheredPaths {
  let waiting: ReadonlySet<string> = new Set();
  let takeBack: (() => void) | undefined;
  const hand = (): void => {
    const paths = waiting;
    waiting = new Set();
    takeBack = undefined;
    work(paths);
  };
  return {
    add(paths) {
      if (paths.length === 0) return;
      waiting = new Set([...waiting, ...paths]);
      if (paintsFrames()) takeBack ??= afterPaint(hand);
      else hand();
    },
    stop() {
      takeBack?.();
      takeBack = undefined;
      waiting = new Set();
    },
  };
}
