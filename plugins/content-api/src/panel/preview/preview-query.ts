import type { HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import type { contentApiEndpoints } from '../../endpoints.ts';

/** An entry, and the time of its last save, after which its page is loaded again. */
interface Previewed {
  readonly uid: string;
  readonly id: number;
  readonly version: string | undefined;
}

/** Returns the query for the address of an entry's page, with a token that expires. */
export function previewQuery(http: HttpClient, { uid, id, version }: Previewed) {
  return queryOptions({
    queryKey: ['content-api', 'preview', uid, id, version],
    queryFn: async ({ signal }) => {
      const client = http.for<typeof contentApiEndpoints>();
      const call = { params: { uid, id: String(id) }, signal };
      return (await client.call('GET /content-api/previews/:uid/:id', call)).data;
    },
    // Each opened preview gets a new token.
    gcTime: 0,
    staleTime: Infinity,
  });
}
