import { pluginParameters } from '../../entry/index.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Whether going from one place to another shows another entry, or the same one in another language. */
export function leavesEntry(from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return true;
  const parameters = (place: Place) => JSON.stringify(pluginParameters(new URLSearchParams(place.search)));
  return parameters(from) !== parameters(to);
}
