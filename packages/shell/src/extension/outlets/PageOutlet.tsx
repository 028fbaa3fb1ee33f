import { createElement, useMemo, type ComponentType, type ReactNode } from 'react';
import type { Contributed, Lazy } from '../core/contribution-types.ts';
import { pageReplacements } from '../points/routes.ts';
import { useGuard } from '../react/use-guard.ts';
import { useContributions } from '../react/use-registry.ts';
import { LazyContribution } from './LazyContribution.tsx';

export interface PageOutletProps {
  /** The page as its point lists it; the caller has checked that the user may see it. */
  readonly contribution: Contributed<{ readonly page: Lazy }>;
  readonly pointId: string;
  /** Shown while code loads. */
  readonly pending?: ReactNode;
}

const noProps = {};

/** Returns the page as a component; the same one between renders, to preserve the state of the page. */
function originalOf({ contribution, pointId, pending }: PageOutletProps): ComponentType {
  return function Original() {
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
  };
}

/** Renders a page that a plugin contributes, or its replacement by another plugin. */
export function PageOutlet({ contribution, pointId, pending }: PageOutletProps): ReactNode {
  const replacements = useContributions(pageReplacements);
  const isThere = useGuard();
  const original = useMemo(
    () => originalOf({ contribution, pointId, pending }),
    [contribution, pointId, pending],
  );
  const replacement = replacements.findLast(
    (one) => one.replaces === contribution.contributionId && isThere(one),
  );
  const instead = createElement(original);
  if (!replacement) return instead;
  return (
    <LazyContribution
      contribution={replacement}
      instead={instead}
      load={replacement.page}
      pending={pending}
      pointId={pageReplacements.id}
      props={{ Default: original }}
    />
  );
}
