import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchemas, type BuiltSchemas, type SchemaDocument } from '@admin/content-model';

const blog = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder that the tests read. */
export const seedFolder = join(blog, 'seed');

/** The content types and components of the blog, as the server reads them. */
export function buildBlogSchemas(): BuiltSchemas {
  const components = join(blog, 'components');
  return buildSchemas({
    contentTypes: readFolder(join(blog, 'content-types'), (name) => `api::${name}.${name}`),
    components: readdirSync(components).flatMap((category) =>
      readFolder(join(components, category), (name) => `${category}.${name}`),
    ),
  });
}

function readFolder(folder: string, uidOf: (name: string) => string): readonly SchemaDocument[] {
  return readdirSync(folder).map((file) => ({
    file,
    uid: uidOf(basename(file, '.json')),
    document: JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown,
  }));
}
