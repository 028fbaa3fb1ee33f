import type { TSchema } from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { IdParams } from './schemas/wire.ts';

type Read = Pick<Endpoint, 'policy' | 'query' | 'visitPart'> & { readonly response: TSchema };
type Write = Pick<Endpoint, 'policy' | 'body' | 'bodyLimit'> & { readonly response: TSchema };

/**
 * Returns the endpoints of a collection of records: list and create at its path, read, update and delete below it at
 * `/:id`, `deleteMany` at `/batch-delete`. Each takes the parts that differ: policy, query, body and response.
 * @param path the path of the collection, which stays a literal type: `resource('/admin/users')`
 */
export function resource<const Path extends `/${string}`>(path: Path) {
  const one = `${path}/:id` as const;
  return {
    list: <const E extends Read>(rest: E) => ({ method: 'GET', path, ...rest }) as const,
    read: <const E extends Read>(rest: E) =>
      ({ method: 'GET', path: one, params: IdParams, ...rest }) as const,
    create: <const E extends Write>(rest: E) => ({ method: 'POST', path, ...rest, status: 201 }) as const,
    update: <const E extends Write>(rest: E) =>
      ({ method: 'PUT', path: one, params: IdParams, ...rest }) as const,
    delete: <const E extends Write>(rest: E) =>
      ({ method: 'DELETE', path: one, params: IdParams, ...rest }) as const,
    deleteMany: <const E extends Write>(rest: E) =>
      ({ method: 'POST', path: `${path}/batch-delete`, ...rest }) as const,
  };
}
