import type { ProblemContexts } from './problem-contexts.ts';

export type BootProblemCode = keyof ProblemContexts;

/** The plugin id of an error that could not be traced to anybody. */
export const unknownPluginId = 'unknown';

interface Problem<Code extends BootProblemCode> {
  readonly code: Code;
  readonly pluginId: string;
  /** One English sentence for a developer. */
  readonly message: string;
  /** What a developer needs to find it; its shape follows from the code. */
  readonly context: ProblemContexts[Code];
}

/**
 * One thing that went wrong with one plugin. The panel goes on without the part concerned. Asking for the code tells
 * what is in the context.
 */
export type BootProblem<Code extends BootProblemCode = BootProblemCode> = {
  readonly [One in Code]: Problem<One>;
}[Code];

/** Takes note of a problem. */
export type Report = (problem: BootProblem) => void;

/** The words of anything that was thrown. */
export function describeCause(cause: unknown): string {
  if (cause instanceof Error) return cause.message || cause.name;
  return typeof cause === 'string' ? cause : 'no message was given';
}
