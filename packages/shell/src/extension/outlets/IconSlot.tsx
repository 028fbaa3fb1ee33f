import { createElement, useMemo } from 'react';
import type { Lazy } from '../core/contribution-types.ts';
import type { IconProps, IconSource } from '../points/menu-links.ts';
import { ContributionBoundary } from './ContributionBoundary.tsx';
import { forgetComponent, lazyComponent, useArrival, useFreshAttempts } from './lazy-component.ts';
import type { ContributionOwner } from '../react/owner-context.ts';

/** A function fetches an icon; components that may stand here are objects (forwarded or memoised). */
function isLoader(icon: IconSource): icon is Lazy<IconProps> {
  return typeof icon === 'function';
}

function Drawn({ icon, props }: { readonly icon: IconSource; readonly props: IconProps }) {
  const component = useMemo(() => (isLoader(icon) ? lazyComponent(icon) : icon), [icon]);
  return createElement(component, props);
}

/** Draws the icon of a contribution, fetched or not; leaves its place empty when that fails. */
export function IconSlot({
  icon,
  contribution,
  ...props
}: IconProps & { readonly icon: IconSource; readonly contribution: ContributionOwner }) {
  useArrival(icon);
  useFreshAttempts(icon);
  return (
    <ContributionBoundary contribution={contribution} shape="hidden" onRetry={() => forgetComponent(icon)}>
      <Drawn icon={icon} props={props} />
    </ContributionBoundary>
  );
}
