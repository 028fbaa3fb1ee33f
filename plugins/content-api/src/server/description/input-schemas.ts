import {
  hasDraftAndPublish,
  isManaged,
  isScalar,
  type Attribute,
  type Attributes,
  type ContentType,
  type FieldSet,
  type ScalarAttribute,
  type Schemas,
} from '@admin/content-model';
import type { DescribedContent } from './described-types.ts';
import { scalarSchema } from './entry-schemas.ts';
import { listOf, objectOf, orNull, ref, type JsonSchema, type NamedSchemas } from './json-schema.ts';

const id: JsonSchema = { type: 'integer' };

const linkedId: JsonSchema = { anyOf: [id, objectOf({ id }, ['id'])] };

const position = objectOf({
  before: id,
  after: id,
  start: { type: 'boolean' },
  end: { type: 'boolean' },
});

/** The values that a relation accepts. */
const relationInput: JsonSchema = {
  anyOf: [
    id,
    { type: 'null' },
    listOf(linkedId),
    objectOf({ set: listOf(linkedId) }, ['set']),
    objectOf({
      connect: listOf({ anyOf: [id, objectOf({ id, position }, ['id'])] }),
      disconnect: listOf(linkedId),
    }),
  ],
};

/** Returns the schema of a value with the rules of its attribute that a schema can express. */
function scalarInput(attribute: ScalarAttribute): JsonSchema {
  const rules: Record<string, unknown> = {};
  if ('minLength' in attribute) rules['minLength'] = attribute.minLength;
  if ('maxLength' in attribute) rules['maxLength'] = attribute.maxLength;
  if ('regex' in attribute) rules['pattern'] = attribute.regex;
  if (['integer', 'float', 'decimal'].includes(attribute.type)) {
    if ('min' in attribute) rules['minimum'] = attribute.min;
    if ('max' in attribute) rules['maximum'] = attribute.max;
  }
  if (attribute.type === 'password') rules['writeOnly'] = true;
  return orNull({ ...scalarSchema(attribute), ...rules });
}

/** Returns the name of the values with which a content type or component is written. */
export function inputName(content: DescribedContent, uid: string): string {
  return `${content.nameOf(uid)}.input`;
}

function inputOf(content: DescribedContent, attribute: Attribute): JsonSchema {
  if (isScalar(attribute)) return scalarInput(attribute);
  switch (attribute.type) {
    case 'relation':
      return ref('relationInput');
    case 'media':
      return attribute.multiple === true ? listOf(id) : orNull(id);
    case 'component': {
      const component = ref(inputName(content, attribute.component));
      return attribute.repeatable === true ? listOf(component) : orNull(component);
    }
    default:
      return listOf({
        anyOf: attribute.components.map((uid) => ({
          allOf: [
            ref(inputName(content, uid)),
            objectOf({ __component: { type: 'string', const: uid } }, ['__component']),
          ],
        })),
      });
  }
}

function inputsOf(
  content: DescribedContent,
  attributes: Attributes,
  writable: ReadonlySet<string>,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => writable.has(name))
      .map(([name, attribute]) => [name, inputOf(content, attribute)]),
  );
}

function componentsOf(attribute: Attribute): readonly string[] {
  if (attribute.type === 'component') return [attribute.component];
  return attribute.type === 'dynamiczone' ? attribute.components : [];
}

/** Adds the writable attributes of a content type, and of each component at any of its positions. */
function collectWritable(
  found: Map<string, Set<string>>,
  schemas: Schemas,
  fields: FieldSet,
  {
    uid,
    attributes,
    prefix,
  }: { readonly uid: string; readonly attributes: Attributes; readonly prefix: string },
): void {
  const own = found.get(uid) ?? new Set();
  found.set(uid, own);
  for (const [name, attribute] of Object.entries(attributes)) {
    if (isManaged(attribute)) continue;
    const path = prefix + name;
    const components = componentsOf(attribute);
    const isNested = attribute.type === 'component' || attribute.type === 'dynamiczone';
    if (!(isNested ? fields.allowsUnder(path) : fields.allows(path))) continue;
    own.add(name);
    for (const other of components) {
      const component = schemas.components.get(other);
      if (component === undefined) continue;
      const { attributes: inner } = component;
      collectWritable(found, schemas, fields, { uid: other, attributes: inner, prefix: `${path}.` });
    }
  }
}

/** A content type and the fields that a client may write. */
export interface WritableType {
  readonly contentType: ContentType;
  readonly fields: FieldSet;
}

/** Returns the schemas of the values with which entries are written. */
export function inputSchemas(content: DescribedContent, types: readonly WritableType[]): NamedSchemas {
  if (types.length === 0) return {};
  const { schemas } = content;
  const found = new Map<string, Set<string>>();
  for (const { contentType, fields } of types) {
    const { uid, attributes } = contentType;
    collectWritable(found, schemas, fields, { uid, attributes, prefix: '' });
  }
  const named: NamedSchemas = { relationInput };
  for (const [uid, writable] of found) {
    const contentType = schemas.contentTypes.get(uid);
    const attributes = contentType?.attributes ?? schemas.components.get(uid)?.attributes ?? {};
    const system = contentType === undefined ? { id } : publication(contentType);
    named[inputName(content, uid)] = objectOf({ ...system, ...inputsOf(content, attributes, writable) });
  }
  return named;
}

function publication(contentType: ContentType): Record<string, JsonSchema> {
  if (!hasDraftAndPublish(contentType)) return {};
  return {
    publishedAt: { ...orNull({ type: 'string', format: 'date-time' }), description: 'Null for a draft.' },
  };
}
