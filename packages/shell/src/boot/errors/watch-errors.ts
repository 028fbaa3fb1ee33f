import type { Disposer } from '../../disposer.ts';
import { describeCause, type Report } from '../../extension/problems/problem.ts';
import type { Registry } from '../../extension/resolution/registry.ts';
import { ownerOfTarget, type Culprit } from './owner-of-target.ts';
import { traceError } from './trace-error.ts';

/** The events whose errors are attributed to the element where they happened. */
const watchedEvents = [
  'click',
  'input',
  'change',
  'submit',
  'keydown',
  'pointerdown',
  'focusin',
  'focusout',
  'drop',
];

/** Errors that are not reported, because a caller cancelled the work. */
const cancellations: ReadonlySet<string> = new Set(['AbortError', 'CanceledError']);

/**
 * Reports errors that no error boundary catches: those of event handlers, timers and promises. The panel continues. An
 * error is attributed to the DOM in which its event happened, otherwise to the files in its stack.
 */
export function watchErrors(
  target: Window,
  { registry, report }: { registry: Registry; report: Report },
): Disposer {
  const listening = new AbortController();
  const { signal } = listening;
  let scene: Culprit | undefined;

  const enter = (event: Event) => {
    const culprit = ownerOfTarget(event.target);
    scene = culprit;
    // All handlers of this event have run when the next task starts.
    if (culprit) setTimeout(() => (scene = scene === culprit ? undefined : scene));
  };
  for (const name of watchedEvents) target.addEventListener(name, enter, { capture: true, signal });

  const blame = (cause: Error, { pluginId, contributionId }: Culprit) => {
    const message = `An event handler failed: ${describeCause(cause)}`;
    report({ code: 'EVENT_FAILED', pluginId, message, context: { contributionId, cause } });
  };
  const notice = (cause: unknown, culprit?: Culprit) => {
    if (!(cause instanceof Error) || cancellations.has(cause.name)) return;
    if (culprit) blame(cause, culprit);
    else void traceError(cause, registry).then((traced) => blame(cause, traced));
  };
  target.addEventListener('error', ({ error }) => notice(error, scene), { signal });
  target.addEventListener('unhandledrejection', ({ reason }) => notice(reason), { signal });
  return () => listening.abort();
}
