import { librarySchemas } from '@admin/server/testing';
import { systemPermissions } from '@admin/server';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { describeApi } from './describe-api.ts';
import { describedContent } from './described-types.ts';
import { typeProblems } from './type-check.testing.ts';
import type { EntryForm } from '../parameters/read-parameters.ts';

const apiClient = { name: 'Everything', permissions: systemPermissions(), allows: () => true };

function libraryDescription(form: EntryForm): object {
  const content = describedContent(apiClient, librarySchemas);
  return describeApi({ content, apiClient, form, publicActions: new Set(), endpoints: [], serverUrl: '/' });
}

/** Compiles a module with the types of a description; returns the problems. */
async function problemsOf(description: object, source: string): Promise<readonly string[]> {
  const types = astToString(await openapiTS(JSON.stringify(description)));
  const files = new Map([
    ['/api.ts', types],
    ['/page.ts', source],
  ]);
  return typeProblems(files, { types: [], lib: ['lib.es2022.d.ts'] }).map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
}

it('types the parameters and entries of generated clients', async () => {
  const page = `
        import type { components, paths } from './api.ts';
        type List = paths['/api/books']['get'];
        type Body = List['responses'][200]['content']['application/json'];
        type Query = NonNullable<List['parameters']['query']>;
        const query: Query = {
          fields: ['title'],
          populate: ['writer', 'writer.books'],
          sort: ['title:asc', 'writer.name:desc'],
          filters: { title: { $contains: 'tide' }, writer: { name: 'Ann' } },
          pagination: { page: 1 },
        };
        // @ts-expect-error The attribute does not exist.
        const wrong: Query = { fields: ['pin'] };
        export function titles({ data, meta }: Body): (string | null | undefined)[] {
          const total: number | undefined = meta.pagination?.total;
          const writers = data.map((book) => book.attributes.writer?.data?.attributes.name);
          const zone: components['schemas']['Book']['attributes']['zone'] = data[0]?.attributes.zone;
          const first = zone?.[0];
          if (first?.__component === 'block.quote') writers.push(first.text);
          return [...data.map(({ attributes }) => attributes.title), ...writers, String(total), String(query), String(wrong)];
        }`;
  expect(await problemsOf(libraryDescription('attributes'), page)).toEqual([]);
  const flat = `
        import type { paths } from './api.ts';
        type One = paths['/api/books/{id}']['get']['responses'][200]['content']['application/json'];
        export const name = ({ data }: One): string | null | undefined => data.writer?.name ?? data.title;`;
  expect(await problemsOf(libraryDescription('flat'), flat)).toEqual([]);
}, 60_000);

it('describes the projections that a content type declares', () => {
  const contentTypes = new Map(librarySchemas.contentTypes);
  const book = librarySchemas.contentTypes.get('api::book.book');
  if (book === undefined) throw new Error('There are no books');
  const pluginOptions = { 'content-api': { projections: { page: { fields: ['title'] } } } };
  contentTypes.set(book.uid, { ...book, pluginOptions });
  const content = describedContent(apiClient, { ...librarySchemas, contentTypes });
  const description = describeApi({
    content,
    apiClient,
    form: 'flat',
    publicActions: new Set(),
    endpoints: [],
    serverUrl: '/',
  });
  const { paths } = description as {
    readonly paths: Record<
      string,
      { readonly get: { readonly parameters: readonly { readonly name: string }[] } }
    >;
  };
  const parametersOf = (path: string) => paths[path]?.get.parameters ?? [];
  expect(parametersOf('/api/books')).toContainEqual(
    expect.objectContaining({ name: 'projection', schema: { type: 'string', enum: ['page'] } }),
  );
  expect(parametersOf('/api/books').filter(({ name }) => name === 'projection')).toHaveLength(1);
  expect(parametersOf('/api/writers').map(({ name }) => name)).not.toContain('projection');
});
