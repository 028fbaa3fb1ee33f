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

it('declares the blog as in the fixture of the client, which its type tests use', async () => {
  const { schemas } = buildSchemas({
    contentTypes: read('content-types', (name) => `api::${name}.${name}`),
    components: read('components', (name) => name.replace('/', '.')),
  });
  const file = join(root, 'packages/client/src/fixtures/blog-schema.ts');
  const options = { ...(await resolveConfig(file)), filepath: file };
  const text = declareContentTypes(schemas, (contentType) => namedProjections(contentType, schemas));
  const inPackage = (await format(text, options)).replace(`'@admin/client'`, `'../index.ts'`);
  // `vitest -u` writes it.
  await expect(inPackage).toMatchFileSnapshot(file);
});
