import type { RuleContext } from '../rules/index.ts';
import type { Attributes, Schemas } from '../schema/index.ts';
import { attributeSchema, modelSchema, type AnySchema, type ModelSchema } from './attribute-schema.ts';

interface Model {
  readonly attributes: Attributes;
}

type Compiled = Map<string, ModelSchema>;

/** Compiled schemas live as long as the schemas that they were made from, once per model and circumstances. */
const compiled = new WeakMap<Schemas, WeakMap<Model, Compiled>>();

/** The yup schema of a content type or component under the given circumstances. */
export function compileModel(model: Model, context: RuleContext, schemas: Schemas): ModelSchema {
  const key = `${context.mode} ${context.draft} ${context.source} ${context.jsonAsText} ${context.inComponent}`;
  const cache = cacheOf(model, schemas);
  let schema = cache.get(key);
  if (schema === undefined) {
    schema = build(model, context, schemas);
    cache.set(key, schema);
  }
  return schema;
}

function cacheOf(model: Model, schemas: Schemas): Compiled {
  let models = compiled.get(schemas);
  if (models === undefined) compiled.set(schemas, (models = new WeakMap()));
  let cache = models.get(model);
  if (cache === undefined) models.set(model, (cache = new Map()));
  return cache;
}

function build({ attributes }: Model, context: RuleContext, schemas: Schemas): ModelSchema {
  const components = (uid: string, inner: RuleContext): AnySchema | undefined => {
    const component = schemas.components.get(uid);
    return component === undefined ? undefined : compileModel(component, inner, schemas);
  };
  const shape = Object.entries(attributes).map(
    ([name, attribute]) => [name, attributeSchema(attribute, context, components)] as const,
  );
  return modelSchema(Object.fromEntries(shape));
}
