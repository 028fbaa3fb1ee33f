import { expectTypeOf, it } from 'vitest';
import type { notesEndpoints } from './fixtures/notes-endpoints.testing.ts';
import type { EndpointsClient } from './endpoints-client.ts';
import type { HttpClient } from './http-client.ts';

declare const http: HttpClient;

export async function callsThatAreThere(): Promise<void> {
  const notes = http.for<typeof notesEndpoints>();
  expectTypeOf(await notes.call('GET /notes')).toEqualTypeOf<{ data: { text: string }[] }>();
  await notes.call('GET /notes', { query: { page: 2 }, signal: AbortSignal.timeout(1) });
  const { data } = await notes.call('GET /notes/:entry', { params: { entry: 7 } });
  expectTypeOf(data.text).toBeString();
  await notes.call('PUT /notes/:entry', { params: { entry: 7 }, body: data, headers: { 'If-Match': '"1"' } });
  const file = await notes.download('GET /notes/:entry', {
    params: { entry: 7 },
    onProgress: () => undefined,
  });
  expectTypeOf(file).toEqualTypeOf<Blob>();
}

export async function mistakes(): Promise<void> {
  const notes = http.for<typeof notesEndpoints>();
  // @ts-expect-error: the path is not complete
  await notes.call('GET /:entry', { params: { entry: 7 } });
  // @ts-expect-error: nothing deletes
  await notes.call('DELETE /notes/:entry', { params: { entry: 7 } });
  // @ts-expect-error: a call of the server's own
  await notes.call('GET /admin/users/me');
  // @ts-expect-error: which entry
  await notes.call('GET /notes/:entry');
  // @ts-expect-error: its parameter is called entry
  await notes.call('GET /notes/:entry', { params: { id: 7 } });
  // @ts-expect-error: a number
  await notes.call('GET /notes/:entry', { params: { entry: 'seven' } });
  // @ts-expect-error: nothing to write
  await notes.call('PUT /notes/:entry', { params: { entry: 7 } });
  // @ts-expect-error: another body
  await notes.call('PUT /notes/:entry', { params: { entry: 7 }, body: { title: 'Ask' } });
  // @ts-expect-error: reading sends nothing
  await notes.call('GET /notes/:entry', { params: { entry: 7 }, body: { text: 'Ask' } });
  // @ts-expect-error: which entry
  await notes.download('GET /notes/:entry');
  // @ts-expect-error: the endpoint knows its query
  await notes.call('GET /notes', { query: { size: 10 } });
  // @ts-expect-error: the whole client does not know the calls of plugins
  await http.call('GET /notes');
}

export async function invalidResponse(): Promise<readonly unknown[]> {
  const { data } = await http
    .for<typeof notesEndpoints>()
    .call('GET /notes/:entry', { params: { entry: 7 } });
  // @ts-expect-error: one note and no list
  return data;
}

declare const notes: EndpointsClient<typeof notesEndpoints>;

it('says in the error about an unknown path that no endpoint has it', () => {
  expectTypeOf<
    Parameters<typeof notes.call<'GET /notes/all'>>[0]
  >().toEqualTypeOf<"No endpoint is called 'GET /notes/all': write the method and the whole path, such as 'GET /notes/:id'">();
  expectTypeOf<Parameters<typeof notes.call<'GET /notes'>>[0]>().toEqualTypeOf<'GET /notes'>();
  // Without options only the type of the name is invalid, not the number of arguments.
  expectTypeOf<Parameters<typeof notes.call<'GET /notes/all'>>['length']>().toEqualTypeOf<number>();
});

it('types the calls of a plugin by its endpoints', () => {
  expectTypeOf<ReturnType<typeof mistakes>>().toEqualTypeOf<Promise<void>>();
});
