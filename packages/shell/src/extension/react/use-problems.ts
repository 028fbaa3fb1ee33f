import { useSyncExternalStore } from 'react';
import type { BootProblem, Report } from '../problems/problem.ts';
import { useRuntime } from './runtime-context.ts';

/** Every problem noticed so far; renders again when there is another. */
export function useProblems(): readonly BootProblem[] {
  const { problems } = useRuntime();
  return useSyncExternalStore(problems.subscribe, problems.list);
}

/** Returns the function that reports a problem of a plugin: to the boot report, and to users where it concerns them. */
export function useReport(): Report {
  return useRuntime().problems.report;
}
