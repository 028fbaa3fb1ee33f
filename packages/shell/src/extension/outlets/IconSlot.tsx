import { createElement } from 'react';
import type { ContributionOwner, Lazy } from '../core/contribution-types.ts';
import type { IconProps, IconSource } from '../points/menu-links.ts';
import { ContributionBoundary } from './ContributionBoundary.tsx';
import { forgetComponent, useLoadedComponent, useFreshAttempts, useLazyComponent } from './lazy-component.ts';

/** A function fetches an icon; components in this position are objects (forwarded or memoised). */
function isLoader(icon: IconSource): icon is Lazy<IconProps> {
  return typeof icon === 'function';
}

function FetchedIcon({ load, props }: { readonly load: Lazy<IconProps>; readonly props: IconProps }) {
  return createElement(useLazyComponent(load), props);
}

/** Renders the icon of a contribution, fetched or not; leaves its space empty if that fails. */
export function IconSlot({
  icon,
  contribution,
  ...props
}: IconProps & { readonly icon: IconSource; readonly contribution: ContributionOwner }) {
  useLoadedComponent(icon);
  useFreshAttempts(icon);
  return (
    <ContributionBoundary contribution={contribution} shape="hidden" onRetry={() => forgetComponent(icon)}>
      {isLoader(icon) ? <FetchedIcon load={icon} props={props} /> : createElement(icon, props)}
    </ContributionBoundary>
  );
}
