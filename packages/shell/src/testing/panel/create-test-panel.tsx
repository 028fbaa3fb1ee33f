import { act, render, type RenderResult, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { describeCause, type BootProblem, type ProblemDetails } from '../../extension/problems/problem.ts';
import type { Services } from '../../extension/services/create-services.ts';
import { validateKeys } from '../../extension/validation/validate-keys.ts';
import { validatePlacement } from '../../extension/validation/validate-placement.ts';
import type { Notification } from '../../notifications/notification-store.ts';
import { CatchRenderError } from '../../extension/outlets/render-errors.tsx';
import { openTestPanel, type TestPanelSpec } from './open-test-panel.tsx';
import type { TestRequest } from './test-responses.ts';

export interface CreateTestPanelSpec extends TestPanelSpec {
  /**
   * True for tests of failures, which check `problems()` and requests without a response themselves.
   * @default false
   */
  readonly expectsProblems?: boolean;
}

/** A rendered panel; find its content with `screen` of testing-library. */
export interface TestPanel extends Pick<RenderResult, 'container' | 'unmount'> {
  /** Path below the base path, query and fragment of the open page, readable. */
  readonly location: () => string;
  /** The history state of the open page; null for none. */
  readonly historyState: () => unknown;
  /** Opens another address like a link, or moves by that many steps in the history, such as -1 for the Back button. */
  readonly navigate: (to: string | number) => Promise<void>;
  /** The notifications to the user, in order, including those that have closed. */
  readonly notices: () => readonly Notification[];
  /** The requests of the panel, in order: all, or those of one endpoint such as `GET /notes/:id`. */
  readonly requests: (name?: string) => readonly TestRequest[];
  /** The services of host and plugins, such as `services.get(sessionRef)`. */
  readonly services: Pick<Services, 'get' | 'find'>;
  /** The problems of the plugins, with their causes. */
  readonly problems: () => readonly BootProblem[];
}

/** Stops the panel when it is unmounted, which testing-library does after each test. */
function Ending({ end, children }: { readonly end: () => void; readonly children: ReactNode }) {
  useLayoutEffect(() => end, [end]);
  return children;
}

/** A component may render nothing, inside the main region of its page. */
const isDrawn = (container: HTMLElement) =>
  container.textContent !== '' || container.querySelector('main') !== null;

/**
 * The first page also waits for its code to be loaded and compiled, on a busy machine for longer than a user would.
 */
const timeout = 30_000;

/**
 * Renders the real panel with these plugins: host, router, registries, texts and queries; only the responses of the
 * server are fake. Resolves when the page at the address has rendered.
 *
 * A problem of a plugin, such as a contribution that throws or whose `before` or `after` has an unknown target, and a
 * request without a response fail the test with the error: here, or when the panel is unmounted after the test. So does an
 * error of the host itself, such as a browser API that the environment lacks, also with `expectsProblems`.
 */
export async function createTestPanel({
  expectsProblems = false,
  ...spec
}: CreateTestPanelSpec = {}): Promise<TestPanel> {
  const { draw, runtime, wire, router, location, notices, dispose } = openTestPanel(spec);
  const { problems } = runtime;
  let hostFailure: Error | null = null;
  const failure = () => hostFailure ?? (expectsProblems ? null : failureOf(problems.list(), wire.unanswered));
  let reported = false;
  const check = () => {
    // Plugins may contribute at runtime: placements and keys are validated each time. Equal problems are listed once.
    const { registry } = runtime;
    for (const problem of [...validatePlacement(registry), ...validateKeys(registry)])
      problems.report(problem);
    const error = reported ? null : failure();
    reported ||= error !== null;
    if (error) throw error;
  };
  const end = () => {
    dispose();
    check();
  };
  const texts = await runtime.loadMessages(runtime.initialLocale);
  const failHost = (cause: unknown) => {
    hostFailure ??= new Error(`The panel failed: ${describeCause(cause)}`, { cause });
  };
  const { container, unmount } = render(
    <Ending end={end}>
      <CatchRenderError onError={failHost} renderFailure={() => null}>
        {draw(texts)}
      </CatchRenderError>
    </Ending>,
  );
  await waitFor(
    () => {
      if (!isDrawn(container) && !failure()) throw new Error('The panel has drawn nothing yet.');
    },
    { timeout },
  );
  check();
  return {
    container,
    unmount,
    location,
    historyState: () => router.state.location.state as unknown,
    navigate: (to) => act(async () => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
    notices: () => notices,
    requests: (name) => wire.requests.filter((request) => name === undefined || request.name === name),
    services: runtime.services,
    problems: () => problems.list(),
  };
}

const causeOf = ({ context }: BootProblem): unknown => (context as ProblemDetails)['cause'];

function sentenceOf({ code, pluginId, message, context }: BootProblem): string {
  const { pointId, contributionId } = context as ProblemDetails;
  const contribution = [pointId, contributionId].filter((part) => typeof part === 'string').join(' / ');
  return `${code} in the plugin '${pluginId}'${contribution && ` (${contribution})`}: ${message}`;
}

/** Problems that depend on the speed of the machine: on a busy one they would fail any test. */
const timedProblems: ReadonlySet<string> = new Set(['ACTIVATION_SLOW']);

/** Returns the error that a test fails with; null without problems. Its cause is the first error that was thrown. */
export function failureOf(problems: readonly BootProblem[], unanswered: readonly string[]): Error | null {
  const sentences = [
    ...problems.filter(({ code }) => !timedProblems.has(code)).map(sentenceOf),
    ...[...new Set(unanswered)].map(
      (name) => `The test has no response to ${name}: add it to \`responses\`.`,
    ),
  ];
  if (sentences.length === 0) return null;
  const cause = problems.map(causeOf).find((thrown) => thrown !== undefined);
  return new Error(sentences.join('\n'), cause === undefined ? {} : { cause });
}
