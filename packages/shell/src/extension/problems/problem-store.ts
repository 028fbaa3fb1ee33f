import type { Disposer } from '../../disposer.ts';
import { isSameProblem, type BootProblem, type ProblemDetails, type Report } from './problem.ts';

/** The reported problems, in order. */
export interface ProblemStore {
  readonly list: () => readonly BootProblem[];
  readonly report: Report;
  /** Calls the listener after the list has grown, never during a render. */
  readonly subscribe: (listener: () => void) => Disposer;
}

/** Returns whether a problem repeats another, as a component does that fails in each render. */
function isRepeated(one: BootProblem, other: BootProblem): boolean {
  const [details, others]: readonly [ProblemDetails, ProblemDetails] = [one.context, other.context];
  return (
    isSameProblem(one, other) &&
    details['pointId'] === others['pointId'] &&
    details['contributionId'] === others['contributionId']
  );
}

/**
 * Creates an empty list of problems, which lists repeated problems once. Not made by `definePlainStore`: problems are
 * readable immediately, but listeners are notified in a microtask, since hook taps report while React renders.
 * @param onProblem called with each new problem
 */
export function createProblemStore(onProblem?: Report): ProblemStore {
  let problems: readonly BootProblem[] = [];
  const listeners = new Set<() => void>();
  return {
    list: () => problems,
    report(problem) {
      if (problems.some((one) => isRepeated(one, problem))) return;
      problems = [...problems, problem];
      queueMicrotask(() => {
        onProblem?.(problem);
        for (const listener of listeners) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
