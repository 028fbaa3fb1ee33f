import { endpoints, type Endpoint, type VisitPart } from '@admin/contract';
import { forbidden, notFound, refused } from '../../errors/request-errors.ts';
import { notModified, route, type Route, type RouteContext } from '../../plugin-api/index.ts';
import { configRef } from '../../plugin-api/service-refs.ts';
import { parseQueryString } from '../request/query-string.ts';
import { allows } from '../request/session-guard.ts';
import { respondToError } from '../response/error-handler.ts';
import { createHandler, type OwnedRoute } from './route-handler.ts';

/** A `GET` route of the table, as a visit finds it. */
interface KnownRoute extends OwnedRoute {
  readonly segments: readonly string[];
  handle?: ReturnType<typeof createHandler>;
}

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Returns the routes for `GET`, sorted so that the first match is the most specific one. */
function knownRoutes(table: readonly OwnedRoute[]): readonly KnownRoute[] {
  const parametersOf = ({ segments }: KnownRoute) => segments.filter(isParameter).length;
  return table
    .filter(({ route: { endpoint } }) => endpoint.method === 'GET')
    .map((owned) => ({ ...owned, segments: owned.route.endpoint.path.split('/') }))
    .toSorted((one, other) => parametersOf(one) - parametersOf(other));
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
  const segments = path.split('/');
  const known = routes.find(
    (candidate) =>
      candidate.segments.length === segments.length &&
      candidate.segments.every((segment, index) =>
        isParameter(segment) ? segments[index] !== '' : segment === segments[index],
      ),
  );
  if (known?.route.endpoint.visitPart !== true) throw notFound();
  const params: Record<string, string> = {};
  for (const [index, segment] of known.segments.entries()) {
    if (isParameter(segment)) params[segment.slice(1)] = decoded(segments[index] ?? '');
  }
  return { known, params, query: query.join('?') };
}

type VisitCall = RouteContext<typeof endpoints.visit>;

/** Runs the handler of a route for the caller of the visit, with the policy and the schemas of that route. */
async function runPart(call: VisitCall, { known, params, query }: PartRequest): Promise<VisitPart> {
  const { policy } = known.route.endpoint;
  if (!allows(policy, call.actor)) throw forbidden();
  known.handle ??= createHandler(known.route, call.services.get(configRef).nodeEnv);
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
  const body = await known.handle(part);
  if (body === notModified) return { status: 304, headers, body: null };
  return { status: body === undefined ? 204 : 200, headers, body: body ?? null };
}

/** Returns the response to one request of a visit; an error concerns that part only. */
async function respondToPart(
  call: VisitCall,
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

/**
 * Returns the route that responds to all requests of a page that opens. Each endpoint responds once, so a visit costs at
 * most one request to each endpoint that is part of visits.
 */
export function visitRoute(table: readonly OwnedRoute[]): Route {
  const routes = knownRoutes(table);

  return route(endpoints.visit, async (call) => {
    const known = { routes, responding: new Set<KnownRoute>() };
    return { data: await Promise.all(call.body.requests.map((url) => respondToPart(call, url, known))) };
  });
}
