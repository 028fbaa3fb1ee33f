import {
  isToOne,
  ownValue,
  type Attribute,
  type Attributes,
  type ScalarAttribute,
  isScalar,
} from '@admin/content-model';
import type { EntryForm } from '../parameters/read-parameters.ts';
import type { DescribedContent, DescribedType } from './described-types.ts';
import { listOf, objectOf, orNull, ref, type JsonSchema, type NamedSchemas } from './json-schema.ts';

const id: JsonSchema = { type: 'integer' };
const dateTime: JsonSchema = { type: 'string', format: 'date-time' };

const systemSchemas: Readonly<Record<string, JsonSchema>> = {
  id,
  createdAt: dateTime,
  updatedAt: dateTime,
  publishedAt: { ...orNull(dateTime), description: 'Null for a draft.' },
  locale: { type: 'string', description: 'The code of the locale.' },
};

/** Returns the schema of a value, without null. */
export function scalarSchema(attribute: ScalarAttribute): JsonSchema {
  switch (attribute.type) {
    case 'email':
      return { type: 'string', format: 'email' };
    case 'enumeration':
      return { type: 'string', enum: attribute.enum };
    case 'integer':
      return { type: 'integer' };
    case 'biginteger':
      return {
        type: 'string',
        description: 'An integer of any size, as text.',
        pattern: String.raw`^-?\d+$`,
      };
    case 'float':
    case 'decimal':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'time':
      return { type: 'string', description: 'A time, such as 09:15:00.000.' };
    case 'datetime':
      return dateTime;
    case 'json':
      return { description: 'Any JSON value.' };
    case 'blocks':
      return { type: 'array', items: { type: 'object' }, description: 'A blocks document.' };
    default:
      return { type: 'string' };
  }
}

const fileSchema = objectOf(
  {
    id,
    name: { type: 'string' },
    alternativeText: orNull({ type: 'string' }),
    caption: orNull({ type: 'string' }),
    width: orNull({ type: 'integer' }),
    height: orNull({ type: 'integer' }),
    formats: { description: 'Smaller pictures by name, each with url, width and height; null without any.' },
    hash: { type: 'string' },
    ext: orNull({ type: 'string' }),
    mime: { type: 'string' },
    size: { type: 'number', description: 'In kilobytes.' },
    url: { type: 'string' },
    previewUrl: orNull({ type: 'string' }),
    provider: { type: 'string' },
    provider_metadata: {},
    createdAt: dateTime,
    updatedAt: dateTime,
  },
  ['id'],
);

/** Returns an object with an id and attributes. */
function wrapped(attributes: JsonSchema): JsonSchema {
  return objectOf({ id, attributes }, ['id', 'attributes']);
}

/** The content and the form of its entries. */
interface Form {
  readonly content: DescribedContent;
  readonly form: EntryForm;
}

function linked({ form }: Form, schema: JsonSchema, isList: boolean): JsonSchema {
  const value = isList ? listOf(schema) : orNull(schema);
  return form === 'flat' ? value : objectOf({ data: value }, ['data']);
}

function zoneItem({ content }: Form, uid: string): JsonSchema {
  const component = objectOf({ __component: { type: 'string', const: uid } }, ['__component']);
  return { allOf: [ref(content.nameOf(uid)), component] };
}

function partSchema(form: Form, attribute: Exclude<Attribute, ScalarAttribute>): JsonSchema {
  const { content } = form;
  switch (attribute.type) {
    case 'relation': {
      // The other side of a morph relation is always null.
      if (attribute.morphBy !== undefined) return linked(form, { type: 'null' }, false);
      return linked(form, ref(content.nameOf(attribute.target ?? '')), !isToOne(attribute));
    }
    case 'media':
      // Without files the value is null, also for several.
      if (attribute.multiple === true) return linked(form, listOf(ref('file')), false);
      return linked(form, ref('file'), false);
    case 'component': {
      const component = ref(content.nameOf(attribute.component));
      return attribute.repeatable === true ? listOf(component) : orNull(component);
    }
    default: {
      const known = attribute.components.filter((uid) => content.components.has(uid));
      return listOf(known.length === 0 ? {} : { anyOf: known.map((uid) => zoneItem(form, uid)) });
    }
  }
}

/** Returns the schemas of the readable attributes, in the order of the content type. */
function attributeSchemas(
  form: Form,
  attributes: Attributes,
  isReadable: (name: string) => boolean,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => isReadable(name))
      .map(([name, attribute]) => [
        name,
        isScalar(attribute) ? orNull(scalarSchema(attribute)) : partSchema(form, attribute),
      ]),
  );
}

function typeSchema(form: Form, { contentType, names }: DescribedType): JsonSchema {
  const readable = new Set([...names.fields, ...names.parts]);
  const system = names.fields.flatMap((name) => {
    const schema = ownValue(systemSchemas, name);
    return schema === undefined ? [] : [[name, schema] as const];
  });
  const own = ref(form.content.nameOf(contentType.uid));
  const properties = {
    ...Object.fromEntries(system),
    ...attributeSchemas(form, contentType.attributes, (name) => readable.has(name)),
    ...(readable.has('localizations') && { localizations: linked(form, own, true) }),
  };
  if (form.form === 'flat') return { ...objectOf(properties, ['id']), ...described(contentType.info) };
  const { id: _, ...attributes } = properties as Record<string, JsonSchema>;
  return { ...wrapped(objectOf(attributes)), ...described(contentType.info) };
}

function described({ description }: { readonly description?: string }): JsonSchema {
  return description === undefined ? {} : { description };
}

/** Returns the schemas of entries, components and files in responses. */
export function entrySchemas(content: DescribedContent, entryForm: EntryForm): NamedSchemas {
  const form: Form = { content, form: entryForm };
  const schemas: NamedSchemas = {};
  for (const type of content.types.values()) {
    schemas[content.nameOf(type.contentType.uid)] = typeSchema(form, type);
  }
  for (const { component, fields, parts } of content.components.values()) {
    const isReadable = (name: string): boolean => fields.has(name) || parts.has(name);
    const properties = { id, ...attributeSchemas(form, component.attributes, isReadable) };
    schemas[content.nameOf(component.uid)] = {
      ...objectOf(properties, ['id']),
      ...described(component.info),
    };
  }
  const { properties } = fileSchema as { readonly properties: Record<string, JsonSchema> };
  const { id: _, ...attributes } = properties;
  schemas['file'] = entryForm === 'flat' ? fileSchema : wrapped(objectOf(attributes));
  return schemas;
}
