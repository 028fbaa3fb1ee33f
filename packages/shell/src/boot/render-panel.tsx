import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Disposer } from '../disposer.ts';
import { CatchRenderError } from '../extension/outlets/CatchRenderError.tsx';
import { describeCause } from '../extension/problems/problem.ts';
import { RuntimeContext, type AdminRuntime } from '../extension/react/runtime-context.ts';
import { RootFailure } from './RootFailure.tsx';
import { traceError } from './errors/trace-error.ts';

/**
 * Draws the panel. What no boundary of a contribution catches ends at the root: reported, and with a way to
 * try again instead of an empty page.
 */
export function renderPanel(root: HTMLElement, runtime: AdminRuntime, App: ComponentType): Disposer {
  const blame = async (cause: unknown) => {
    const { pluginId } = await traceError(cause, runtime.registry);
    const message = `The panel failed while it was rendered: ${describeCause(cause)}`;
    runtime.problems.report({ code: 'RENDER_FAILED', pluginId, message, context: { cause } });
  };
  const report = (cause: unknown) => void blame(cause);
  const reactRoot = createRoot(root, {
    onUncaughtError: report,
    onCaughtError: (cause, { errorBoundary }) => {
      // Ours have reported it, with more than is known here.
      if (!(errorBoundary instanceof CatchRenderError)) report(cause);
    },
  });
  reactRoot.render(
    <RuntimeContext value={runtime}>
      <CatchRenderError onError={report} renderFailure={(retry) => <RootFailure onRetry={retry} />}>
        <App />
      </CatchRenderError>
    </RuntimeContext>,
  );
  return () => reactRoot.unmount();
}
