import { setNonce } from 'get-nonce';
import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { Disposer } from '../disposer.ts';
import { CatchRenderError, ContributionFailure } from '../extension/outlets/ContributionBoundary.tsx';
import { describeCause, unknownPluginId } from '../extension/problems/problem.ts';
import { type AdminRuntime, RuntimeContext } from '../extension/react/runtime-context.ts';
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

const BootReport = lazy(async () => ({ default: (await import('./BootReport.tsx')).BootReport }));

/** The whole page when the host itself failed: a way to try again, and the boot report, which reads no contribution. */
export function RootFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main>
      <ContributionFailure onRetry={onRetry} pluginId={unknownPluginId} shape="page" />
      <Suspense fallback={null}>
        <BootReport />
      </Suspense>
    </main>
  );
}

/**
 * Lets libraries that add a `<style>` element while the panel runs (a dialog that holds the page still) do
 * it under the page's content security policy: they sign it with the nonce that the server gave the page's
 * own scripts. A page without one has no such policy.
 */
export function adoptPageNonce(page: Document): void {
  // Browsers hide the attribute's value from scripts; the property keeps it.
  const nonce = page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) setNonce(nonce);
}
