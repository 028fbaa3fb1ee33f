import type { Endpoint, Policy } from './endpoint.ts';

/** Endpoints by names that their plugin chooses; paths as they stand below the plugin's own. */
type EndpointSpecs = Readonly<Record<string, Endpoint>>;

/** Where the endpoints of a plugin stand: those for programs in the content API, all others in the panel's. */
type PlaceOf<Id extends string, P extends Policy> = P extends { readonly program: string }
  ? `/api/${Id}`
  : `/${Id}`;

type PathBelow<Place extends string, Path extends string> = Path extends '/' ? Place : `${Place}${Path}`;

type Placed<Id extends string, Spec extends Endpoint> = {
  readonly [Key in keyof Spec]: Key extends 'path'
    ? PathBelow<PlaceOf<Id, Spec['policy']>, Spec['path']>
    : Spec[Key];
};

/** What `defineEndpoints` gives: the endpoints with their whole paths. */
export type PlacedEndpoints<Id extends string, Specs extends EndpointSpecs> = {
  readonly [Name in keyof Specs]: Placed<Id, Specs[Name]>;
};

/**
 * The path below which the endpoints of a plugin stand: `/notes`, or `/api/notes` for those that programs
 * call.
 */
export function placeOfEndpoints(pluginId: string, policy: Policy): `/${string}` {
  return typeof policy === 'object' && 'program' in policy ? `/api/${pluginId}` : `/${pluginId}`;
}

function placed(pluginId: string, spec: Endpoint): Endpoint {
  const place = placeOfEndpoints(pluginId, spec.policy);
  return { ...spec, path: spec.path === '/' ? place : `${place}${spec.path}` };
}

/**
 * Declares the HTTP calls between the two halves of a plugin. The server half binds its code to them with
 * `route(notesEndpoints.read, …)`; the panel half imports nothing but their type, so that no schema gets into it.
 * Nothing happens here: the server checks policies, schemas and places when it starts.
 * @param pluginId the id of the plugin; paths stand below it, `/:entry` at `/notes/:entry` and `/` at `/notes`
 */
export function defineEndpoints<const Id extends string, const Specs extends EndpointSpecs>(
  pluginId: Id,
  specs: Specs,
): PlacedEndpoints<Id, Specs> {
  const entries = Object.entries(specs).map(([name, spec]) => [name, placed(pluginId, spec)] as const);
  // `fromEntries` forgets which name has which endpoint; `placed` is the type `Placed`, line by line.
  return Object.freeze(Object.fromEntries(entries)) as PlacedEndpoints<Id, Specs>;
}
