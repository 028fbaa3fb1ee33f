import { isSameValue } from '@admin/content-model';
import type { ProblemDetails, BootProblem } from '../../extension/problems/problem.ts';

/** Where the problems of a tab are kept, so that a reload does not forget them. */
const key = 'admin.problems';

/** A fault that repeats itself must not fill the browser's storage. */
const most = 50;

/** A problem as it can be stored: what was thrown is a text by then. */
export interface StoredProblem extends Omit<BootProblem, 'context'> {
  readonly context: {
    readonly pointId?: string;
    readonly contributionId?: string;
    readonly stack?: string;
  };
}

const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A problem without anything that cannot be stored or shown. */
export function storable({ code, pluginId, message, context }: BootProblem): StoredProblem {
  const { pointId, contributionId, cause }: ProblemDetails = context;
  const stored = {
    pointId: textOr(pointId),
    contributionId: textOr(contributionId),
    stack: cause instanceof Error ? cause.stack : undefined,
  };
  return { code, pluginId, message, context: JSON.parse(JSON.stringify(stored)) as StoredProblem['context'] };
}

/** The problems of this tab, those from before the page was loaded among them; none where nothing can be kept. */
export function readStoredProblems(): readonly StoredProblem[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as readonly StoredProblem[]) : [];
  } catch {
    return [];
  }
}

/** Keeps a problem for the boot report that somebody may open after a reload. */
export function storeProblem(problem: BootProblem): void {
  const one = storable(problem);
  const others = readStoredProblems().filter((stored) => !isSameValue(stored, one));
  try {
    sessionStorage.setItem(key, JSON.stringify([...others, one].slice(-most)));
  } catch {
    // A full or forbidden storage costs the memory of problems, not the panel.
  }
}

/** Writes a problem to the console, with its cause, for whoever is writing the plugin. */
export function logProblem({ code, pluginId, message, context }: BootProblem): void {
  console.error(`${code} ${pluginId}: ${message}`, ...('cause' in context ? [context.cause] : []));
}
