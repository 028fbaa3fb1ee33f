import { join } from 'node:path';
import { systemPermissions } from '@admin/server';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { curlSample, typeScriptSample } from './panel/explorer/request/code-samples.ts';
import type { ApiDescription } from './panel/explorer/request/json-schema.ts';
import { readOperations, type ApiOperation } from './panel/explorer/request/operations.ts';
import { refusedParameter } from './panel/explorer/request/refused-parameter.ts';
import { noValues, requestOf, type RequestValues } from './panel/explorer/request/request-values.ts';
import { blogSchemas, root } from './server/description/blog-schemas.testing.ts';
import { describeApi } from './server/description/describe-api.ts';
import { describedContent } from './server/description/described-types.ts';
import { typeProblems } from './server/description/type-check.testing.ts';
import { readListParameters } from './server/parameters/read-parameters.ts';
import qs from 'qs';

const schemas = blogSchemas();
const apiClient = { name: 'Everything', permissions: systemPermissions(), allows: () => true };
const description = describeApi({
  content: describedContent(apiClient, schemas),
  apiClient,
  form: 'attributes',
  publicActions: new Set(),
  endpoints: [],
  serverUrl: '/',
}) as unknown as ApiDescription;
const groups = readOperations(description);

function operation(id: string): ApiOperation {
  const found = groups.flatMap(({ operations }) => operations).find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no operation ${id}`);
  return found;
}

const filter = (path: string, operator: string, value: string) => ({
  key: `${path} ${operator} ${value}`,
  path,
  operator,
  value,
});
const values = (changed: Partial<RequestValues>): RequestValues => ({ ...noValues, ...changed });
const server = 'https://cms.example.com';

describe('the operations of a description', () => {
  it('are those of each content type, with what the client calls them', () => {
    expect(groups.map(({ name }) => name)).toContain('api::article.article');
    expect(operation('article.find').call).toEqual({ type: 'articles', isSingle: false, method: 'find' });
    expect(operation('homepage.update').call).toEqual({ type: 'homepage', isSingle: true, method: 'update' });
    expect(operation('article.createLocalization').call).toBeNull();
    expect(operation('article.findOne').pathInputs.map(({ name }) => name)).toEqual(['id']);
  });

  it('have typed inputs with suggestions of attributes', () => {
    const inputs = new Map(operation('article.find').queryInputs.map((input) => [input.name, input]));
    expect(inputs.get('fields')).toMatchObject({ kind: 'list', pattern: null });
    expect(inputs.get('fields')?.options).toContain('title');
    expect(inputs.get('populate')?.options).toContain('author');
    expect(inputs.get('populate')?.pattern).not.toBeNull();
    expect(inputs.get('sort')?.options).toContain('issueDate:desc');
    expect(inputs.get('status')).toMatchObject({ kind: 'choice', options: ['published', 'draft'] });
    expect(inputs.get('projection')).toMatchObject({ kind: 'choice', options: ['page'] });
    expect(inputs.get('pagination[pageSize]')).toMatchObject({ kind: 'number' });
    expect(inputs.get('pagination[withCount]')).toMatchObject({ kind: 'boolean' });
  });

  it('have filters with the types of values, also through relations', () => {
    const fields = new Map(operation('article.find').filters?.map((field) => [field.path, field]));
    expect(fields.get('readingMinutes')).toMatchObject({ kind: 'number' });
    expect(fields.get('featured')).toMatchObject({ kind: 'boolean' });
    expect(fields.get('pageViews')).toMatchObject({ kind: 'text' });
    expect(fields.get('format')?.options).toContain('essay');
    expect(fields.get('buildingFacts')?.operators).toEqual(['$null', '$notNull']);
    expect(fields.get('author.name')).toMatchObject({ kind: 'text' });
    expect(fields.get('cover.id')).toMatchObject({ kind: 'number' });
    expect(fields.has('previewPassword')).toBe(false);
  });
});

describe('a request', () => {
  it('has the parameters of its input, which the server understands', () => {
    const request = requestOf(
      operation('article.find'),
      values({
        texts: { 'pagination[page]': '2', 'pagination[pageSize]': '10', locale: 'de', status: '' },
        lists: { fields: ['title', 'slug'], populate: ['author', 'author.portrait'], sort: [] },
        filters: [
          filter('title', '$contains', 'a & b'),
          filter('readingMinutes', '$between', '3, 5'),
          filter('author.name', '$null', 'false'),
          filter('slug', '$eq', ''),
        ],
        more: '?_q=tides',
      }),
    );
    expect(request.path).toBe('/api/articles');
    expect(request.parameters).toEqual([
      ['fields', 'title,slug'],
      ['populate', 'author,author.portrait'],
      ['locale', 'de'],
      ['pagination[page]', '2'],
      ['pagination[pageSize]', '10'],
      ['filters[title][$contains]', 'a & b'],
      ['filters[readingMinutes][$between][0]', '3'],
      ['filters[readingMinutes][$between][1]', '5'],
      ['filters[author][name][$null]', 'false'],
      ['_q', 'tides'],
    ]);
    const query = qs.parse(request.address.split('?')[1] ?? '');
    expect(readListParameters(query, undefined)).toMatchObject({
      page: { page: 2 },
      query: { filters: { title: { $contains: 'a & b' } }, _q: 'tides' },
    });
  });

  it('combines conditions with the same operator on one value', () => {
    const { parameters } = requestOf(
      operation('article.find'),
      values({ filters: [filter('title', '$contains', 'a'), filter('title', '$contains', 'b')] }),
    );
    expect(parameters).toEqual([
      ['filters[$and][0][title][$contains]', 'a'],
      ['filters[$and][1][title][$contains]', 'b'],
    ]);
  });

  it('encodes the values of its path', () => {
    const request = requestOf(operation('article.findOne'), values({ texts: { id: '../1' } }));
    expect(request.address).toBe('/api/articles/..%2F1');
  });
});

describe('the parameter of an error', () => {
  const request = requestOf(
    operation('article.find'),
    values({
      lists: { fields: ['titel'], populate: ['author.x'] },
      filters: [filter('author.name', '$eq', 'Ann')],
      texts: { status: 'draft', publicationState: 'live' },
      more: 'sort=nope:asc&where=1',
    }),
  );

  it.each([
    ['Invalid parameter titel', 'fields'],
    ['Invalid parameter x', 'populate'],
    ['Invalid parameter name', 'filters'],
    ['Invalid parameter nope', 'sort'],
    ['Invalid parameter where', 'where'],
    ['populate costs too much', 'populate'],
    ['Use either status or publicationState', 'status'],
    ['Invalid parameter other', null],
    ['Something else', null],
  ])('%s is %s', (message, parameter) => {
    expect(refusedParameter(request, message)).toBe(parameter);
  });
});

describe('a command of curl', () => {
  it('quotes the address and the body, and has the token in a variable', () => {
    const sample = curlSample({
      operation: operation('article.update'),
      values: values({ texts: { id: '7' }, body: `{"data":{"title":"It's"}}` }),
      server,
      hasToken: true,
    });
    expect(sample).toBe(
      [
        `curl -X PUT 'https://cms.example.com/api/articles/7' \\`,
        `  -H "Authorization: Bearer $TOKEN" \\`,
        `  -H 'Content-Type: application/json' \\`,
        String.raw`  --data '{"data":{"title":"It'\''s"}}'`,
      ].join('\n'),
    );
  });
});

/** Compiles samples against the client and the types of the blog; returns the problems of each. */
function problemsOf(samples: readonly string[]): readonly string[] {
  const folder = join(root, 'packages/client/src/fixtures');
  const schema = join(folder, 'content-schema.ts');
  const files = new Map([
    [schema, `export type { BlogSchema as ContentSchema } from './index.ts';`],
    ...samples.map((text, index) => [join(folder, `sample-${index}.ts`), `${text}\nexport {};\n`] as const),
  ]);
  const options: ts.CompilerOptions = {
    skipLibCheck: true,
    customConditions: ['@admin/source'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  };
  return typeProblems(files, options).map(({ file, messageText }) =>
    [file?.fileName.replace(folder, ''), ts.flattenDiagnosticMessageText(messageText, '\n')].join(': '),
  );
}

describe('a sample in TypeScript', () => {
  const token = ['process', 'env', 'CMS_TOKEN'].join('.');
  const sample = (id: string, changed: Partial<RequestValues>, hasToken = true) =>
    typeScriptSample({ operation: operation(id), values: values(changed), server, hasToken });

  it('calls the client, with its names and values', () => {
    expect(
      sample('article.find', {
        lists: { fields: ['title'], populate: ['author.portrait', 'tags'], sort: ['author.name:desc'] },
        filters: [filter('readingMinutes', '$gte', '3'), filter('title', '$contains', "o'clock")],
        texts: { 'pagination[pageSize]': '10', publicationState: 'preview' },
      }),
    ).toBe(`import { createClient } from '@admin/client';
import type { ContentSchema } from './content-schema.ts';

const client = createClient<ContentSchema>({ url: 'https://cms.example.com', token: ${token} });
const { entries, pagination } = await client.collection('articles').find({
  fields: ['title'],
  populate: { author: { populate: ['portrait'] }, tags: true },
  filters: { readingMinutes: { $gte: 3 }, title: { $contains: 'o\\'clock' } },
  sort: ['author.name:desc'],
  pagination: { pageSize: 10 },
  status: 'draft',
});
`);
  });

  it('compiles against the types of the content', () => {
    const read = [
      sample('article.find', {}),
      sample('article.find', { texts: { projection: 'page', locale: 'de' } }, false),
      sample('article.find', {
        lists: { fields: ['title', 'slug'], populate: ['*'], sort: ['issueDate:desc', 'author.name:asc'] },
        filters: [
          filter('format', '$in', 'essay,guide'),
          filter('featured', '$eq', 'true'),
          filter('pageViews', '$gt', '10'),
          filter('readingMinutes', '$between', '3,5'),
          filter('author.name', '$startsWithi', 'a'),
          filter('author.name', '$null', 'false'),
          filter('buildingFacts', '$notNull', 'true'),
          filter('cover.id', '$eq', '3'),
        ],
        texts: {
          'pagination[start]': '0',
          'pagination[limit]': '5',
          'pagination[withCount]': 'false',
          _q: 'x',
        },
      }),
      sample('article.find', {
        filters: [filter('title', '$contains', 'a'), filter('title', '$contains', 'b')],
        lists: { populate: ['author.portrait', 'cover', 'seo.*'] },
      }),
      sample('article.findOne', { texts: { id: '42' }, lists: { populate: ['cover', 'sections'] } }),
      sample('homepage.find', { texts: { status: 'draft' }, lists: { populate: ['leadArticle.author'] } }),
      sample('article.update', { texts: { id: '42' }, body: '{"data":{"title":"Tides","tags":[1,2]}}' }),
      sample('article.create', { body: '{"data":{"title":"Tides","sections":[]}}' }),
      sample('homepage.update', { body: '{"data":{"heading":"Hello"}}' }),
      sample('article.delete', { texts: { id: '42' } }),
    ];
    expect(read.filter((text) => !text.includes('createClient'))).toEqual([]);
    const fetched = [
      sample('article.find', { lists: { populate: ['sections.picture'] } }),
      sample('article.find', { filters: [filter('readingMinutes', '$contains', '3')] }),
      sample('article.find', { more: 'populate[author][fields]=name' }, false),
      sample('article.find', { texts: { 'pagination[cursor]': 'x' } }),
      sample('article.find', { texts: { projection: 'page' }, lists: { fields: ['title'] } }),
      sample('article.update', { texts: { id: '42' }, body: 'no json' }),
      sample('article.createLocalization', { texts: { id: '42' }, body: '{"locale":"de"}' }),
    ];
    expect(fetched.filter((text) => !text.includes('await fetch('))).toEqual([]);
    expect(problemsOf([...read, ...fetched])).toEqual([]);
    expect(problemsOf([sample('article.find', { lists: { fields: ['titel'] } })])).toHaveLength(1);
  }, 60_000);
});
