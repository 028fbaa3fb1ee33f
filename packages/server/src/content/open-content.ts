import type { Schemas } from '@admin/content-model';
import { createContentService, type ContentService } from './content-service.ts';
import type { ContentServiceOptions } from './content-service.ts';
import { loadSchemas } from './registry/load-schemas.ts';

/** Content as a server works with it. */
export interface OpenContent {
  readonly schemas: Schemas;
  readonly content: ContentService;
}

/**
 * Reads the content types of a folder, brings the database in line with them and gives the operations.
 * Throws a StartError when a document is wrong or a change would lose stored values.
 */
export async function openContent(
  options: Omit<ContentServiceOptions, 'schemas'> & { readonly contentDir: string },
): Promise<OpenContent> {
  const schemas = loadSchemas(options.contentDir);
  const content = await createContentService({ ...options, schemas });
  return { schemas, content };
}
