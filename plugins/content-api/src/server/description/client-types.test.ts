import { join } from 'node:path';
import { declareContentTypes } from '@admin/content-model/declarations';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { namedProjections } from '../parameters/declared-projections.ts';
import { blogSchemas, root } from './blog-schemas.testing.ts';

it.each([
  [
    'the fixture of the client, which its type tests use',
    'packages/client/src/fixtures/blog-schema.ts',
    '../index.ts',
  ],
  ['the website example', 'examples/website/src/content/content-schema.ts', '@admin/client'],
])('declares the blog as in %s', async (_name, path, client) => {
  const schemas = blogSchemas();
  const file = join(root, path);
  const options = { ...(await resolveConfig(file)), filepath: file };
  const text = declareContentTypes(schemas, (contentType) => namedProjections(contentType, schemas));
  const formatted = (await format(text, options)).replace(`'@admin/client'`, `'${client}'`);
  // `vitest -u` writes it.
  await expect(formatted).toMatchFileSnapshot(file);
});
