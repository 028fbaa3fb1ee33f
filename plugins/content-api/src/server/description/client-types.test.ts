import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchemas, type SchemaDocument } from '@admin/content-model';
import { declareContentTypes } from '@admin/content-model/declarations';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { namedProjections } from '../parameters/declared-projections.ts';

const root = join(import.meta.dirname, '../../../../..');

function read(folder: string, uidOf: (name: string) => string): readonly SchemaDocument[] {
  const path = join(root, 'examples/blog', folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      file,
      uid: uidOf(file.replace(/\.json$/, '')),
      document: JSON.parse(readFileSync(join(path, file), 'utf8')) as unknown,
    }));
}

it.each([
  [
    'the fixture of the client, which its type tests use',
    'packages/client/src/fixtures/blog-schema.ts',
    '../index.ts',
  ],
  ['the website example', 'examples/website/src/content/content-schema.ts', '@admin/client'],
])('declares the blog as in %s', async (_name, path, client) => {
  const { schemas } = buildSchemas({
    contentTypes: read('content-types', (name) => `api::${name}.${name}`),
    components: read('components', (name) => name.replace('/', '.')),
  });
  const file = join(root, path);
  const options = { ...(await resolveConfig(file)), filepath: file };
  const text = declareContentTypes(schemas, (contentType) => namedProjections(contentType, schemas));
  const formatted = (await format(text, options)).replace(`'@admin/client'`, `'${client}'`);
  // `vitest -u` writes it.
  await expect(formatted).toMatchFileSnapshot(file);
});
