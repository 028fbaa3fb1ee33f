import type { SchemaDocument, Schemas } from '@admin/content-model';
import type { ContentSource } from '../content/index.ts';
import { sourceOf } from '../content/content-source.ts';

function documentsOf(models: ReadonlyMap<string, { readonly uid: string }>): readonly SchemaDocument[] {
  return [...models.values()].map(({ uid, ...model }) => {
    const { category: _, ...document } = { category: undefined, ...model };
    return { file: `${uid}.json`, uid, document };
  });
}

/** Content that a test has built already, as an application would have read it. */
export function contentOf(schemas: Schemas): ContentSource {
  const source = sourceOf('a test', {
    contentTypes: documentsOf(schemas.contentTypes),
    components: documentsOf(schemas.components),
  });
  return {
    ...source,
    // Fixtures may hold what no application could; they are judged where plugins add to them.
    build: (contributed) => {
      const { contentTypes, components, customFields, extensions } = contributed;
      const added = [...contentTypes, ...components, ...extensions];
      const isAlone = added.length + customFields.size === 0;
      return isAlone ? { schemas, problems: [] } : source.build(contributed);
    },
  };
}
