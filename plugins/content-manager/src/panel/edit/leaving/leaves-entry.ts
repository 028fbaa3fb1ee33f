import type { Place } from '@admin/shell';
import { pluginParameters } from '../../entry/index.ts';

type Address = Pick<Place, 'pathname' | 'search'>;

/** Whether going from one place to another shows another entry, or the same one in another language. */
export function leavesEntry(from: Address, to: Address): boolean {
  if (from.pathname !== to.pathname) return true;
  const parameters = (place: Address) => JSON.stringify(pluginParameters(new URLSearchParams(place.search)));
  return parameters(from) !== parameters(to);
}
