import type { Disposer } from '../../disposer.ts';
import type { ProblemDetails, BootProblem, Report } from './problem.ts';

/** Problems in the order in which they were noticed. */
export interface ProblemStore {
  readonly list: () => readonly BootProblem[];
  readonly report: Report;
  /** Called after the list has grown; never in the middle of a render. */
  readonly subscribe: (listener: () => void) => Disposer;
}

/** A render that fails again and again is one problem, not hundreds. */
function identityOf({ code, pluginId, message, context }: BootProblem): string {
  const details: ProblemDetails = context;
  return JSON.stringify([code, pluginId, message, details['pointId'], details['contributionId']]);
}

/** Creates an empty list of problems; equal ones are kept once. `hear` learns of each that is kept. */
export function createProblemStore(hear?: Report): ProblemStore {
  let problems: readonly BootProblem[] = [];
  const known = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    list: () => problems,
    report(problem) {
      const identity = identityOf(problem);
      if (known.has(identity)) return;
      known.add(identity);
      problems = [...problems, problem];
      // Hook taps report while React renders, when no other component may be updated.
      queueMicrotask(() => {
        hear?.(problem);
        for (const listener of listeners) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
