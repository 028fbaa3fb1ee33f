import { createContext, use, useLayoutEffect, type ReactNode } from 'react';
import '../../remembered-page/shown-page.ts';
import type { Contributed, Lazy } from '../core/contribution-types.ts';
import { pageReplacements } from '../points/routes.ts';
import { useGuard } from '../react/use-guard.ts';
import { useContributions } from '../react/use-registry.ts';
import { LazyContribution } from './LazyContribution.tsx';

export interface ReplaceablePageProps {
  /** The id of the page, which its route lists in `pages`. */
  readonly id: string;
  /** Shown while the code of a replacement loads. */
  readonly pending?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

const Original = createContext<ReactNode>(null);

/** The replaced page, as the nearest replacement renders it; one component, to preserve the state of the page. */
function Default(): ReactNode {
  return use(Original);
}

const replacementProps = { Default };

/** Renders a page inside a route, or its replacement by a plugin. The page is shown when the replacement fails. */
export function ReplaceablePage({ id, pending, children }: ReplaceablePageProps): ReactNode {
  const replacements = useContributions(pageReplacements);
  const isThere = useGuard();
  const replacement = replacements.findLast((one) => one.replaces === id && isThere(one));
  const isReplaced = replacement !== undefined;
  useLayoutEffect(() => {
    // The document shows the original page, which would cover the replacement.
    if (isReplaced) globalThis.adminEarlyPage?.takeOver();
  }, [isReplaced]);
  if (!replacement) return children;
  return (
    <Original value={children}>
      <LazyContribution
        contribution={replacement}
        instead={children}
        load={replacement.page}
        pending={pending}
        pointId={pageReplacements.id}
        props={replacementProps}
      />
    </Original>
  );
}

export interface PageOutletProps {
  /** The page as its point lists it; the caller has checked that the user may see it. */
  readonly contribution: Contributed<{ readonly page: Lazy }>;
  readonly pointId: string;
  /** Shown while code loads. */
  readonly pending?: ReactNode;
}

const noProps = {};

/** Renders a page that a plugin contributes, or its replacement by another plugin. */
export function PageOutlet({ contribution, pointId, pending }: PageOutletProps): ReactNode {
  return (
    <ReplaceablePage id={contribution.contributionId} pending={pending}>
      <LazyContribution
        contribution={contribution}
        load={contribution.page}
        pending={pending}
        pointId={pointId}
        props={noProps}
        shape="page"
      />
    </ReplaceablePage>
  );
}
