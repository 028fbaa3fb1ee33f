import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchemas, type SchemaDocument, type Schemas } from '@admin/content-model';

/** The root of the project. */
export const root = join(import.meta.dirname, '../../../../..');

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

/** Returns the content types and components of the blog example. */
export function blogSchemas(): Schemas {
  return buildSchemas({
    contentTypes: read('content-types', (name) => `api::${name}.${name}`),
    components: read('components', (name) => name.replace('/', '.')),
  }).schemas;
}
