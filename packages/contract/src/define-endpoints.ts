import type { Endpoint, Policy } from './endpoint.ts';

/** Endpoints by name, with paths relative to the prefix of their plugin. */
type EndpointSpecs = Readonly<Record<string, Endpoint>>;

/** The path prefix of a plugin's endpoints: `/api/<id>` for API clients, `/<id>` for the panel. */
type PrefixOf<Id extends string, P extends Policy> = P extends { readonly apiClient: string }
  ? `/api/${Id}`
  : `/${Id}`;

type Joined<Prefix extends string, Path extends string> = Path extends '/' ? Prefix : `${Prefix}${Path}`;

type Prefixed<Id extends string, Spec extends Endpoint> = {
  readonly [Key in keyof Spec]: Key extends 'path'
    ? Joined<PrefixOf<Id, Spec['policy']>, Spec['path']>
    : Spec[Key];
};

/** The result of `defineEndpoints`: the endpoints with their full paths. */
export type PrefixedEndpoints<Id extends string, Specs extends EndpointSpecs> = {
  readonly [Name in keyof Specs]: Prefixed<Id, Specs[Name]>;
};

/**
 * Returns the path prefix of a plugin's endpoints: `/notes`, or `/api/notes` for endpoints of API clients.
 */
export function endpointPrefix(pluginId: string, policy: Policy): `/${string}` {
  return typeof policy === 'object' && 'apiClient' in policy ? `/api/${pluginId}` : `/${pluginId}`;
}

function prefixed(pluginId: string, spec: Endpoint): Endpoint {
  const prefix = endpointPrefix(pluginId, spec.policy);
  return { ...spec, path: spec.path === '/' ? prefix : `${prefix}${spec.path}` };
}

/**
 * Declares the HTTP calls between the two halves of a plugin. The server half binds handlers to them with
 * `route(notesEndpoints.read, …)`; the panel half imports only their type, so it contains no schemas. The server
 * validates policies, schemas and paths when it starts.
 * @param pluginId the id of the plugin and prefix of its paths: `/:entry` becomes `/notes/:entry`, `/` becomes `/notes`
 */
export function defineEndpoints<const Id extends string, const Specs extends EndpointSpecs>(
  pluginId: Id,
  specs: Specs,
): PrefixedEndpoints<Id, Specs> {
  const entries = Object.entries(specs).map(([name, spec]) => [name, prefixed(pluginId, spec)] as const);
  // `fromEntries` loses the type of each name's endpoint; `entries` has exactly those of `PrefixedEndpoints`.
  return Object.freeze(Object.fromEntries(entries)) as PrefixedEndpoints<Id, Specs>;
}
