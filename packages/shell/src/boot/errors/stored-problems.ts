import { isSameValue } from '@admin/content-model';
import { ApiError } from '../../http/api-error.ts';
import type { ProblemDetails, BootProblem } from '../../extension/problems/problem.ts';

/** The storage key of a tab's problems, which survive a reload. */
const key = 'admin.problems';

/** Maximum number of stored problems, so that repeated ones do not fill the storage. */
const maxProblems = 50;

/** A problem in its stored form, with the stack of its cause as text. */
export interface StoredProblem extends Omit<BootProblem, 'context'> {
  readonly context: {
    readonly pointId?: string;
    readonly contributionId?: string;
    readonly stack?: string;
    /** The id of the failed request in the server log. */
    readonly requestId?: string;
  };
}

const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Returns the stored form of a problem. */
export function storable({ code, pluginId, message, context }: BootProblem): StoredProblem {
  const { pointId, contributionId, cause }: ProblemDetails = context;
  const stored = {
    pointId: textOr(pointId),
    contributionId: textOr(contributionId),
    stack: cause instanceof Error ? cause.stack : undefined,
    requestId: cause instanceof ApiError ? (cause.requestId ?? undefined) : undefined,
  };
  return { code, pluginId, message, context: JSON.parse(JSON.stringify(stored)) as StoredProblem['context'] };
}

/** Returns the problems of this tab, also from before a reload; empty without storage. */
export function readStoredProblems(): readonly StoredProblem[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as readonly StoredProblem[]) : [];
  } catch {
    return [];
  }
}

/** Stores a problem for the boot report after a reload. */
export function storeProblem(problem: BootProblem): void {
  const one = storable(problem);
  const others = readStoredProblems().filter((stored) => !isSameValue(stored, one));
  try {
    sessionStorage.setItem(key, JSON.stringify([...others, one].slice(-maxProblems)));
  } catch {
    // A full or blocked storage only loses the problem.
  }
}

/** Logs a problem and its cause to the console, for plugin developers. */
export function logProblem({ code, pluginId, message, context }: BootProblem): void {
  console.error(`${code} ${pluginId}: ${message}`, ...('cause' in context ? [context.cause] : []));
}
