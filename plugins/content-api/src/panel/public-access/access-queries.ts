import type { HttpClient } from '@admin/shell';
import type { EndpointsClient } from '@admin/shell/host';
import { queryOptions } from '@tanstack/react-query';
import type { contentApiEndpoints, PublicType } from '../../endpoints.ts';

/** Returns the client of this plugin's endpoints. */
export function accessClient(http: HttpClient): EndpointsClient<typeof contentApiEndpoints> {
  return http.for<typeof contentApiEndpoints>();
}

/** Returns the query for the public actions and fields of each content type. */
export function publicAccessQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['content-api', 'public-access'],
    queryFn: async ({ signal }): Promise<readonly PublicType[]> =>
      (await accessClient(http).call('GET /content-api/public-access', { signal })).data,
  });
}
