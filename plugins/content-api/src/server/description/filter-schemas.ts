import { isScalar, type Attributes, type ScalarAttribute } from '@admin/content-model';
import type { DescribedContent } from './described-types.ts';
import { listOf, objectOf, ref, type JsonSchema, type NamedSchemas } from './json-schema.ts';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const flag: JsonSchema = { type: 'boolean' };

const textOperators = [
  '$eqi',
  '$nei',
  '$contains',
  '$notContains',
  '$containsi',
  '$notContainsi',
  '$startsWith',
  '$startsWithi',
  '$endsWith',
  '$endsWithi',
] as const;

const empty = { $null: flag, $notNull: flag };

function operators(value: JsonSchema): Record<string, JsonSchema> {
  const one = ['$eq', '$ne', '$lt', '$lte', '$gt', '$gte'].map((name) => [name, value] as const);
  const several = ['$in', '$notIn'].map((name) => [name, listOf(value)] as const);
  const range = { type: 'array', items: value, minItems: 2, maxItems: 2 };
  return { ...Object.fromEntries([...one, ...several]), $between: range, ...empty };
}

/** Returns a filter on a value: the value, several of them, or conditions that all hold. */
function filterOn(value: JsonSchema, properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { anyOf: [value, listOf(value), objectOf(properties)] };
}

const texts = Object.fromEntries(textOperators.map((name) => [name, text]));

const shared: NamedSchemas = {
  textFilter: filterOn(text, { ...operators(text), ...texts }),
  numberFilter: filterOn(number, { ...operators(number), ...texts }),
  booleanFilter: filterOn(flag, operators(flag)),
  timeFilter: filterOn(text, operators(text)),
  emptyFilter: objectOf(empty),
};

function filterName({ type }: ScalarAttribute): string {
  switch (type) {
    case 'json':
    case 'blocks':
      return 'emptyFilter';
    case 'boolean':
      return 'booleanFilter';
    case 'integer':
    case 'biginteger':
    case 'float':
    case 'decimal':
      return 'numberFilter';
    case 'date':
    case 'time':
    case 'datetime':
      return 'timeFilter';
    default:
      return 'textFilter';
  }
}

const systemFilters: Readonly<Record<string, string>> = {
  id: 'numberFilter',
  createdAt: 'timeFilter',
  updatedAt: 'timeFilter',
  publishedAt: 'timeFilter',
  locale: 'textFilter',
};

/** Returns the name of the filters on a content type or component. */
export function filtersName(content: DescribedContent, uid: string): string {
  return `${content.nameOf(uid)}.filters`;
}

function attributeFilters(
  content: DescribedContent,
  attributes: Attributes,
  isReadable: (name: string) => boolean,
): Record<string, JsonSchema> {
  const filters: Record<string, JsonSchema> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (!isReadable(name)) continue;
    if (isScalar(attribute)) filters[name] = ref(filterName(attribute));
    else if (attribute.type === 'component') filters[name] = ref(filtersName(content, attribute.component));
    else if (attribute.type === 'media') filters[name] = objectOf({ id: ref('numberFilter') });
    else if (attribute.type === 'relation') {
      const target = ref(filtersName(content, attribute.target ?? ''));
      filters[name] = { anyOf: [{ type: 'integer' }, target] };
    }
  }
  return filters;
}

/** Adds combinations of filters with the same name. */
function combinable(name: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const list = listOf(ref(name));
  return objectOf({ ...properties, $and: list, $or: list, $not: ref(name) });
}

/** Returns the schemas of the filters on content types and components. */
export function filterSchemas(content: DescribedContent): NamedSchemas {
  const schemas: NamedSchemas = { ...shared };
  for (const { contentType, names } of content.types.values()) {
    const name = filtersName(content, contentType.uid);
    const readable = new Set([...names.fields, ...names.parts]);
    const system = Object.entries(systemFilters).filter(([field]) => readable.has(field));
    schemas[name] = combinable(name, {
      ...Object.fromEntries(system.map(([field, filter]) => [field, ref(filter)])),
      ...attributeFilters(content, contentType.attributes, (field) => readable.has(field)),
    });
  }
  for (const { component, fields, parts } of content.components.values()) {
    const name = filtersName(content, component.uid);
    const isReadable = (field: string): boolean => fields.has(field) || parts.has(field);
    const own = attributeFilters(content, component.attributes, isReadable);
    schemas[name] = combinable(name, { id: ref('numberFilter'), ...own });
  }
  return schemas;
}
