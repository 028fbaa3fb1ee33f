import { useMemo, type ReactNode } from 'react';
import type { Contributed, Lazy } from '../core/contribution-types.ts';
import { pageReplacements } from '../points/page-replacements.ts';
import { useGuard } from '../react/use-guard.ts';
import { useContributions } from '../react/use-registry.ts';
import { LazyContribution } from './LazyContribution.tsx';

export interface PageOutletProps {
  /** The page, as its point lists it; whoever draws it has judged whether the user may see it. */
  readonly contribution: Contributed<{ readonly page: Lazy }>;
  readonly pointId: string;
  /** Shown while code is fetched. */
  readonly pending?: ReactNode;
}

const noProps = {};

function Original({ contribution, pointId, pending }: PageOutletProps) {
  return (
    <LazyContribution
      contribution={contribution}
      load={contribution.page}
      pending={pending}
      pointId={pointId}
      props={noProps}
      shape="page"
    />
  );
}

/** Draws a page that a plugin contributes, or what another plugin puts into its place. */
export function PageOutlet({ contribution, pointId, pending }: PageOutletProps) {
  const { contributionId } = contribution;
  const replacements = useContributions(pageReplacements);
  const isThere = useGuard();
  const replacement = replacements.findLast((one) => one.replaces === contributionId && isThere(one));
  // The same component between renders, for what the page keeps.
  const Default = useMemo(
    () =>
      function Default() {
        return <Original contribution={contribution} pending={pending} pointId={pointId} />;
      },
    [contribution, pointId, pending],
  );
  if (!replacement) return <Original contribution={contribution} pending={pending} pointId={pointId} />;
  return (
    <LazyContribution
      contribution={replacement}
      instead={<Default />}
      load={replacement.page}
      pending={pending}
      pointId={pageReplacements.id}
      props={{ Default }}
    />
  );
}
