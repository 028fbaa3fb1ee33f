import type { PageHeaderProps } from '@admin/shell';
import { useLocation, type Location } from 'react-router-dom';
import { cameFrom, contentStart, contentAddress, locationOfType } from '../../address/index.ts';
import { firstPage } from '../../address/list-parameters.ts';
import type { LayoutModel } from './layout-model.ts';

/** Where the page of a layout leads back to: the page before, else where the content type begins. */
export function useWayBack({
  kind,
  uid,
  configuration,
}: LayoutModel): Pick<NonNullable<PageHeaderProps['back']>, 'to' | 'state'> {
  const { state } = useLocation() as Location<unknown>;
  const before = cameFrom(state);
  if (before) return { to: before.from, state: before.fromState };
  if (kind === 'component') return { to: contentStart };
  const query = kind === 'collectionType' ? firstPage(configuration.settings) : undefined;
  return { to: contentAddress(locationOfType({ kind, uid }), query) };
}
