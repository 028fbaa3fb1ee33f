import { matchRoutes } from 'react-router-dom';
import type { Contributed } from '../core/contribution-types.ts';
import type { PointIdentity } from '../core/extension-point.ts';
import { authPage } from '../../navigation/pages.ts';
import { routes } from '../points/routes.ts';
import { isSettingsSection } from '../points/settings.ts';
import type { Report } from '../problems/problem.ts';

type Items = readonly Contributed<object>[];

/** The properties of a panel that page conflicts depend on. */
export interface PageSources {
  readonly points: () => readonly PointIdentity[];
  /** Returns the contributions to a point as the plugins made them. */
  readonly itemsOf: (pointId: string) => Items;
  /** Returns whether the host trusts the plugin with this id. */
  readonly isTrusted: (pluginId: string) => boolean;
  readonly report: Report;
}

/** The addresses of the sign-in area, which are no contributions but count as pages of the host. */
const signIn = { pluginId: 'shell', contributionId: 'auth', path: authPage.path } as const;

/** Returns the path of a route, or of a page of the settings, which is relative to them and may contain a query. */
function pathOf(page: object): string {
  if ('path' in page && typeof page.path === 'string') return page.path;
  return 'to' in page && typeof page.to === 'string' ? page.to.replace(/\?.*$/, '') : '';
}

const segmentsOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/\?$/, ''));

const isParameter = (segment: string) => segment.startsWith(':');

/** An address that both paths match; undefined if there is none. */
function commonAddress(one: string, other: string): string | undefined {
  const left = segmentsOf(one);
  const right = segmentsOf(other);
  const address: string[] = [];
  const addressOf = (rest: readonly string[]) =>
    [...address, ...rest.filter((segment) => segment !== '*')]
      .map((segment) => (isParameter(segment) ? 'x' : segment))
      .join('/');
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [here, there] = [left[index], right[index]];
    if (here === '*') return addressOf(right.slice(index));
    if (there === '*') return addressOf(left.slice(index));
    if (here === undefined || there === undefined) return undefined;
    if (here !== there && !isParameter(here) && !isParameter(there)) return undefined;
    address.push(isParameter(here) ? there : here);
  }
  return addressOf([]);
}

/** Returns whether the router prefers the first page at an address of the second, or chooses between them by order. */
function takesAddress(path: string, trusted: string): boolean {
  const address = commonAddress(path, trusted);
  if (address === undefined) return false;
  const [match] = matchRoutes([{ id: 'page', path }, { path: trusted }], `/${address}`) ?? [];
  return match?.route.id === 'page';
}

/** Returns the points whose pages share addresses with those of a point; empty for a point without pages. */
function pagePointsOf(pointId: string, points: readonly PointIdentity[]): readonly string[] {
  if (pointId === routes.id) return [pointId];
  const sections = points.filter(isSettingsSection).map(({ id }) => id);
  return sections.includes(pointId) ? sections : [];
}

/**
 * Leaves out each page that would be shown at an address of a trusted plugin's page, and reports it: the router prefers
 * `settings/roles` to `settings/*`, because it is more specific.
 */
export function withoutIntruders(items: Items, pointId: string, sources: PageSources): Items {
  const { points, itemsOf, isTrusted, report } = sources;
  const trusted = pagePointsOf(pointId, points())
    .flatMap(itemsOf)
    .filter(({ pluginId }) => isTrusted(pluginId));
  const stored = pointId === routes.id ? [...trusted, signIn] : trusted;
  if (stored.length === 0) return items;
  return items.filter((page) => {
    const { pluginId, contributionId } = page;
    if (isTrusted(pluginId)) return true;
    const path = pathOf(page);
    const owner = stored.find((one) => takesAddress(path, pathOf(one)));
    if (!owner) return true;
    const message = `The page '${contributionId}' is left out: its path '${path}' belongs to the page '${owner.contributionId}' at '${pathOf(owner)}' of the plugin '${owner.pluginId}', which the host trusts.`;
    report({ code: 'ROUTE_TAKEN', pluginId, message, context: { pointId, contributionId, path } });
    return false;
  });
}
