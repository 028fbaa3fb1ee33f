/** A schema of an OpenAPI description. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** An OpenAPI description, as far as the explorer reads it. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
}

/** Returns a value as a schema; an empty one for anything that is no object. */
export function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? (value as JsonSchema) : {};
}

/** Returns a value as a list of schemas. */
export function asSchemas(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value.map(asSchema) : [];
}

/** Returns the schema that a reference names; others unchanged. */
export function resolved({ components }: ApiDescription, schema: unknown): JsonSchema {
  const { $ref: reference } = asSchema(schema);
  if (typeof reference !== 'string') return asSchema(schema);
  return asSchema(components?.schemas?.[reference.slice(reference.lastIndexOf('/') + 1)]);
}

/** Returns whether values of a schema can have a type. */
export function hasType({ type }: JsonSchema, name: string): boolean {
  return Array.isArray(type) ? type.includes(name) : type === name;
}

/** Returns the properties of a schema by name. */
export function propertiesOf({ properties }: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  return Object.entries(asSchema(properties)).map(([name, schema]) => [name, asSchema(schema)]);
}

/** Returns the texts that a schema permits or suggests. */
export function textsOf(schema: JsonSchema): readonly string[] {
  const own = schema['enum'];
  const texts = Array.isArray(own) ? own.filter((one) => typeof one === 'string') : [];
  return [...texts, ...asSchemas(schema['anyOf']).flatMap((one) => textsOf(one))];
}

/** Returns the pattern of further texts that a schema permits; null if it permits only the listed ones. */
export function patternOf(schema: JsonSchema): string | null {
  const own = schema['pattern'];
  if (typeof own === 'string') return own;
  return asSchemas(schema['anyOf']).reduce<string | null>((found, one) => found ?? patternOf(one), null);
}
