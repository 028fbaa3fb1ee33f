import {
  asSchema,
  asSchemas,
  hasType,
  propertiesOf,
  resolved,
  textsOf,
  type ApiDescription,
  type JsonSchema,
} from './json-schema.ts';

/** A value that lists can be filtered by. */
export interface FilterField {
  /** Through relations and components: `author.name`. */
  readonly path: string;
  readonly kind: 'text' | 'number' | 'boolean';
  readonly operators: readonly string[];
  /** The values of an enumeration. */
  readonly options: readonly string[];
}

/** The maximum number of steps of a path, and of fields that are offered. */
const limits = { depth: 2, fields: 500 } as const;

/** Returns the schema of an attribute in responses, without null and the members around it. */
function valueSchema(api: ApiDescription, schema: JsonSchema): JsonSchema {
  const one = resolved(api, schema);
  const { properties, items } = one;
  const inside = asSchema(properties)['data'] ?? asSchema(properties)['attributes'] ?? items;
  if (inside !== undefined) return valueSchema(api, asSchema(inside));
  const reference = asSchemas(one['anyOf']).find((part) => part['$ref'] !== undefined);
  return reference === undefined ? one : valueSchema(api, reference);
}

function fieldOf(path: string, schema: JsonSchema, value: JsonSchema): FilterField | null {
  const alternatives = asSchemas(schema['anyOf']);
  const conditions = alternatives.length === 0 ? schema : alternatives.at(-1);
  const operators = propertiesOf(conditions ?? {}).map(([name]) => name);
  if (operators.length === 0 || !operators.every((name) => name.startsWith('$'))) return null;
  const [compared = {}] = alternatives;
  // Integers of any size are texts, although they are compared as numbers.
  const isNumber = hasType(compared, 'number') && !hasType(value, 'string');
  return {
    path,
    kind: isNumber ? 'number' : hasType(compared, 'boolean') ? 'boolean' : 'text',
    operators,
    options: textsOf(value),
  };
}

/**
 * Returns the values that entries can be filtered by, also through relations and components.
 * @param schema the schema of the parameter
 * @param attributes the schema of the attributes in responses, which has the types of values
 */
export function filterFields(
  api: ApiDescription,
  schema: unknown,
  attributes: JsonSchema,
): readonly FilterField[] {
  const found: FilterField[] = [];
  const visit = (of: JsonSchema, values: JsonSchema, steps: readonly string[]): void => {
    const nested: (() => void)[] = [];
    for (const [name, property] of propertiesOf(of)) {
      if (name.startsWith('$') || found.length >= limits.fields) continue;
      const path = [...steps, name];
      const value = valueSchema(api, asSchema(asSchema(values['properties'])[name]));
      const filter = resolved(api, property);
      const field = fieldOf(path.join('.'), filter, value);
      if (field !== null) {
        found.push(field);
        continue;
      }
      // A relation is compared with an id or by the values of its entries.
      const inner = resolved(api, asSchemas(filter['anyOf']).at(-1) ?? filter);
      if (path.length < limits.depth) nested.push(() => visit(inner, value, path));
    }
    // Own values first.
    for (const next of nested) next();
  };
  visit(resolved(api, schema), attributes, []);
  return found;
}
