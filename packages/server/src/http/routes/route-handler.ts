import { notModified, type Route, type RouteContext } from '../../plugin-api/index.ts';
import { createRequestValidator } from '../request/request-validator.ts';
import { createResponseCheck } from '../response/response-check.ts';
import type { Endpoint } from '@admin/contract';

/** A route with the owner that declared it. */
export interface OwnedRoute {
  readonly owner: string;
  readonly route: Route;
}

/** Validates a request, runs the handler of its route and checks the response. */
type Handler = (call: RouteContext<Endpoint>) => Promise<unknown>;

const handlers = new WeakMap<Route, Map<string | undefined, Handler>>();

/**
 * Returns the handler of a route. Requests and the parts of a visit run the same one, whose schemas are compiled once.
 * @param environment the value of NODE_ENV
 */
export function handlerOf(route: Route, environment: string | undefined): Handler {
  const known = handlers.get(route) ?? new Map<string | undefined, Handler>();
  handlers.set(route, known);
  const handler = known.get(environment) ?? createHandler(route, environment);
  known.set(environment, handler);
  return handler;
}

function createHandler(
  { endpoint, handle, validate: validateBody }: Route,
  environment: string | undefined,
): Handler {
  const { status } = endpoint;
  const assertAsPromised = createResponseCheck(endpoint, environment);
  const validateJson = createRequestValidator(endpoint);
  const { body: _schema, ...withoutBody } = endpoint;
  const validateForm =
    endpoint.accepts === 'json-or-files' ? createRequestValidator(withoutBody) : validateJson;
  return async (call) => {
    const { params, rawQuery, body, services, headers } = call;
    const isForm = endpoint.accepts === 'json-or-files' && isMultipart(headers['content-type']);
    const validate = isForm ? validateForm : validateJson;
    validate({ params, query: rawQuery, body }, validateBody && ((sent) => validateBody(sent, services)));
    const result = await handle(call);
    if (result !== notModified && status !== 204 && status !== 302) assertAsPromised(result);
    return result;
  };
}

function isMultipart(contentType: string | undefined): boolean {
  return contentType?.toLowerCase().startsWith('multipart/form-data') === true;
}
