/** A JSON Schema of an OpenAPI 3.1 description. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas by name, in the components of a description. */
export type NamedSchemas = Record<string, JsonSchema>;

/** Returns a reference to a schema of the components. */
export function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Returns an object schema without required properties. */
export function objectOf(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema {
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** Returns a schema that also accepts null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const values = schema['enum'] as readonly string[] | undefined;
  return { ...schema, type: [type, 'null'], ...(values !== undefined && { enum: [...values, null] }) };
}

/** Returns the schema of a list. */
export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** Returns the schema of values of which these are suggested, and others match a pattern. */
export function openList(values: readonly string[], pattern: string): JsonSchema {
  return {
    anyOf: [
      { type: 'string', enum: values },
      { type: 'string', pattern },
    ],
  };
}
