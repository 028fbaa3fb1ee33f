import { useSyncExternalStore } from 'react';
import type { BootProblem } from '../problems/problem.ts';
import { useRuntime } from './runtime-context.ts';

/** Every problem noticed so far; renders again when there is another. */
export function useProblems(): readonly BootProblem[] {
  const { problems } = useRuntime();
  return useSyncExternalStore(problems.subscribe, problems.list);
}
