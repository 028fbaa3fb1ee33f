import { endpoints, type Endpoint, type VisitPart } from '@admin/contract';
import { forbidden, notFound, refused } from '../../errors/request-errors.ts';
import { notModified, route, type Route, type RouteContext } from '../../plugin-api/index.ts';
import { configRef } from '../../plugin-api/service-refs.ts';
import { parseQueryString } from '../request/query-string.ts';
import { allows } from '../request/session-guard.ts';
import { respondToError } from '../response/error-handler.ts';
import { pathPattern, type PathPattern } from './path-pattern.ts';
import { handlerOf, type OwnedRoute } from './route-handler.ts';

/** A `GET` route of the table, as a visit finds it. */
interface KnownRoute extends OwnedRoute {
  readonly pattern: PathPattern;
}

/** Returns the routes for `GET`, sorted so that the first match is the most specific one. */
function knownRoutes(table: readonly OwnedRoute[]): readonly KnownRoute[] {
  return table
    .filter(({ route: { endpoint } }) => endpoint.method === 'GET')
    .map((owned) => ({
      ...owned,
      // The panel sends paths as the contract declares them, so a part has exactly one address.
      pattern: pathPattern(owned.route.endpoint.path, { trailingSlash: false }),
    }))
    .toSorted((one, other) => one.pattern.names.length - other.pattern.names.length);
}

/** One request of a visit. */
interface PartRequest {
  readonly known: KnownRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw notFound();
  }
}

/**
 * Finds the route of a path with its query.
 * @throws AppError NOT_FOUND (404) for paths without a route that visits may contain
 */
function findRoute(routes: readonly KnownRoute[], url: string): PartRequest {
  const [path = '', ...query] = url.split('?');
  for (const known of routes) {
    const values = known.pattern.match(path);
    if (values === null) continue;
    if (known.route.endpoint.visitPart !== true) break;
    const params = known.pattern.names.map((name, index) => [name, decoded(values[index] ?? '')]);
    return { known, params: Object.fromEntries(params) as PartRequest['params'], query: query.join('?') };
  }
  throw notFound();
}

/** Runs the handler of a route for the caller of the visit, with the policy and the schemas of that route. */
async function runPart(
  call: RouteContext<Endpoint>,
  { known, params, query }: PartRequest,
): Promise<VisitPart> {
  const { policy } = known.route.endpoint;
  if (!allows(policy, call.actor)) throw forbidden();
  const handle = handlerOf(known.route, call.services.get(configRef).nodeEnv);
  const headers: Record<string, string> = {};
  const rawQuery = parseQueryString(query);
  // Inherits the rest, such as the actor and the services; some members are computed on first access.
  const part = Object.assign(Object.create(call) as RouteContext<Endpoint>, {
    params,
    query: rawQuery,
    rawQuery,
    body: {},
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
  });
  const body = await handle(part);
  if (body === notModified) return { status: 304, headers, body: null };
  return { status: body === undefined ? 204 : 200, headers, body: body ?? null };
}

/** Returns the response to one request of a visit; an error concerns that part only. */
async function respondToPart(
  call: RouteContext<Endpoint>,
  url: string,
  { routes, responding }: { readonly routes: readonly KnownRoute[]; readonly responding: Set<KnownRoute> },
): Promise<VisitPart> {
  let request: PartRequest | undefined;
  try {
    request = findRoute(routes, url);
    if (responding.has(request.known)) {
      throw refused('VISIT_PART_REPEATED', 'A visit contains each endpoint at most once');
    }
    responding.add(request.known);
    return await runPart(call, request);
  } catch (error) {
    return respondToError(call.services.logger, error, {
      requestId: call.requestId,
      method: 'GET',
      path: request?.known.route.endpoint.path,
      plugin: request?.known.owner,
    });
  }
}

/** Responds to the requests of a page that opens, each given as a path with its query. */
export type Visit = (
  call: RouteContext<Endpoint>,
  requests: readonly string[],
) => Promise<{ readonly data: VisitPart[] }>;

/**
 * Creates the responses to all requests of a page that opens. Each endpoint responds once, so a visit costs at most one
 * request to each endpoint that is part of visits.
 */
export function createVisit(table: readonly OwnedRoute[]): Visit {
  const routes = knownRoutes(table);
  return async (call, requests) => {
    const known = { routes, responding: new Set<KnownRoute>() };
    return { data: await Promise.all(requests.map((url) => respondToPart(call, url, known))) };
  };
}

/** Returns the route of visits, see {@link createVisit}. */
export function visitRoute(table: readonly OwnedRoute[]): Route {
  const visit = createVisit(table);
  return route(endpoints.visit, (call) => visit(call, call.body.requests));
}
