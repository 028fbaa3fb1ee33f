import { lazy, Suspense } from 'react';
import { ContributionFailure } from '../extension/outlets/ContributionFailure.tsx';
import { unknownPluginId } from '../extension/problems/problem.ts';

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
