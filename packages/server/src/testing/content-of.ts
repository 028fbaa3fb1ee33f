import type { SchemaDocument, Schemas } from '@admin/content-model';
import type { ContentSource } from '../content/index.ts';
import { sourceOf } from '../content/content-source.ts';

function documentsOf(models: ReadonlyMap<string, { readonly uid: string }>): readonly SchemaDocument[] {
  return [...models.values()].map(({ uid, ...model }) => {
    const { category: _, ...document } = { category: undefined, ...model };
    return { file: `${uid}.json`, uid, document };
  });
}

/** Returns a content source for schemas that a test has built. */
export function contentOf(schemas: Schemas): ContentSource {
  const source = sourceOf('a test', {
    contentTypes: documentsOf(schemas.contentTypes),
    components: documentsOf(schemas.components),
  });
  return {
    ...source,
    // Fixtures may contain invalid content; it is validated only when plugins add content.
    build: (contributed) => {
      const { contentTypes, components, customFields, extensions } = contributed;
      const added = [...contentTypes, ...components, ...extensions];
      const isAlone = added.length + customFields.size === 0;
      return isAlone ? { schemas, problems: [] } : source.build(contributed);
    },
  };
}
