import type { HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import type { ListedProvider, SignOnOptions, signOnEndpoints } from '../../contract.ts';

/** Returns the client, typed by the endpoints of single sign-on. */
export function signOnCalls(http: HttpClient) {
  return http.for<typeof signOnEndpoints>();
}

/** Loads the options. */
export function optionsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['ProvidersOptions'],
    queryFn: async ({ signal }): Promise<SignOnOptions> =>
      (await signOnCalls(http).call('GET /admin/providers/options', { signal })).data,
  });
}

/** Loads the providers without their secrets. */
export function providersQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['ProvidersOptions', 'providers'],
    queryFn: async ({ signal }): Promise<readonly ListedProvider[]> =>
      (await signOnCalls(http).call('GET /admin/single-sign-on/providers', { signal })).data,
  });
}

/** A role that users can have. */
export interface RoleChoice {
  readonly id: number;
  readonly name: string;
}

/** Loads the roles. */
export function rolesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['Role', 'choices'],
    queryFn: async ({ signal }): Promise<readonly RoleChoice[]> =>
      (await http.call('GET /admin/roles', { signal })).data.map(({ id, name }) => ({ id, name })),
  });
}
