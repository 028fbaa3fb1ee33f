import { setNonce } from 'get-nonce';
import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Disposer } from '../disposer.ts';
import {
  CatchRenderError,
  ContributionFailure,
  ReportingBoundary,
} from '../extension/outlets/render-errors.tsx';
import { describeCause, unknownPluginId } from '../extension/problems/problem.ts';
import { type AdminRuntime, RuntimeContext } from '../extension/react/runtime-context.ts';
import { traceError } from './errors/trace-error.ts';

/**
 * Renders the panel. The root reports errors that no boundary of a contribution catches, and offers a retry instead of
 * an empty page.
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
      // Our own boundary has reported it with more details.
      if (!(errorBoundary instanceof ReportingBoundary)) report(cause);
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

const BootReport = lazy(async () => ({ default: (await import('./BootReport.tsx')).BootReport }));

/** Replaces the page when the host fails: a retry button and the boot report, which reads no contribution. */
export function RootFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main data-panel-failed>
      <ContributionFailure onRetry={onRetry} pluginId={unknownPluginId} shape="page" />
      <Suspense fallback={null}>
        <BootReport />
      </Suspense>
    </main>
  );
}

/**
 * Applies the nonce of the page to `<style>` elements that libraries add at runtime (a dialog that locks scrolling), so
 * that the content security policy permits them. A page without a nonce has no such policy.
 */
export function adoptPageNonce(page: Document): void {
  // Browsers hide the attribute's value from scripts; the property keeps it.
  const nonce = page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) setNonce(nonce);
}
