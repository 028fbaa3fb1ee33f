import { Icon, isIconElements, type IconElements } from '@admin/ui';
import { createElement, useEffect, useReducer } from 'react';
import type { ContributionOwner, Lazy } from '../core/contribution-types.ts';
import type { IconProps, IconSource } from '../points/menu-links.ts';
import { ContributionBoundary } from './ContributionBoundary.tsx';
import {
  forgetComponent,
  forgetFailure,
  isComponentFetched,
  useLazyComponent,
  whenFetched,
} from './lazy-component.ts';

type IconCode = Exclude<IconSource, IconElements>;

interface IconSlotProps extends IconProps {
  readonly icon: IconSource;
  readonly contribution: ContributionOwner;
}

/** A function fetches an icon; components in this position are objects (forwarded or memoised). */
function isLoader(icon: IconCode): icon is Lazy<IconProps> {
  return typeof icon === 'function';
}

/** Renders the icon of a contribution, fetched or not; leaves its space empty if that fails. `className` is for components. */
export function IconSlot({ icon, contribution, ...props }: IconSlotProps) {
  if (!isIconElements(icon)) return <IconOfCode {...props} contribution={contribution} icon={icon} />;
  const { size } = props;
  return <Icon icon={icon} size={size === undefined ? undefined : Number(size)} />;
}

function IconOfCode({ icon, contribution, ...props }: IconSlotProps & { readonly icon: IconCode }) {
  const loader = isLoader(icon) && !isComponentFetched(icon) ? icon : undefined;
  const [, arrived] = useReducer((times: number) => times + 1, 0);
  // React defers suspended content until its placeholder was visible for 300 ms, but not state changes.
  useEffect(() => {
    if (loader) whenFetched(loader, arrived);
  }, [loader]);
  useEffect(() => () => forgetFailure(icon), [icon]);
  return (
    <ContributionBoundary contribution={contribution} shape="hidden" onRetry={() => forgetComponent(icon)}>
      {isLoader(icon) ? <FetchedIcon load={icon} props={props} /> : createElement(icon, props)}
    </ContributionBoundary>
  );
}

function FetchedIcon({ load, props }: { readonly load: Lazy<IconProps>; readonly props: IconProps }) {
  return createElement(useLazyComponent(load), props);
}
