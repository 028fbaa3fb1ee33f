import { attributeTypes, customFieldTypes } from '../schema/attribute.ts';
import { optionKinds, requiredOptions, type JsonSchema, type OptionDeclaration } from './option-kinds.ts';

/** Patterns of `parse/names.ts`, which JSON Schema requires as strings. */
const attributeName = '^[A-Za-z](?!.*__)[A-Za-z0-9_]{0,62}$';
const apiName = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';

const described = ({ schema, description }: OptionDeclaration): JsonSchema => ({ ...schema, description });

const nonEmpty = (description: string): JsonSchema => ({ type: 'string', minLength: 1, description });

/** Returns the schema of attributes of one type. */
function attributeOfType(type: (typeof attributeTypes)[number]): JsonSchema {
  const options = Object.entries(optionKinds[type]).filter(([name]) => name !== 'type');
  return {
    if: { properties: { type: { const: type } }, required: ['type'] },
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema; nothing awaits the object
    then: {
      properties: {
        type: true,
        ...Object.fromEntries(options.map(([name, declaration]) => [name, described(declaration)])),
      },
      required: requiredOptions[type] ?? [],
      additionalProperties: false,
    },
  };
}

/** The schema of attributes whose storage type their custom field determines. */
const attributeOfCustomField: JsonSchema = {
  if: { properties: { type: { const: 'customField' } }, required: ['type'] },
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema; nothing awaits the object
  then: {
    // The kinds of the other options depend on the storage type, which only the server knows.
    properties: Object.fromEntries(
      customFieldTypes.flatMap((type) =>
        Object.entries(optionKinds[type]).map(([name, declaration]) => [
          name,
          name === 'customField' ? described(declaration) : true,
        ]),
      ),
    ),
    required: ['customField'],
    additionalProperties: false,
  },
};

const attributes: JsonSchema = {
  type: 'object',
  description: 'The attributes by name, in the order of the default edit view.',
  propertyNames: { pattern: attributeName },
  additionalProperties: { $ref: '#/definitions/attribute' },
};

const definitions: JsonSchema = {
  attribute: {
    type: 'object',
    required: ['type'],
    properties: {
      type: { enum: [...attributeTypes, 'customField'], description: 'The type of the attribute.' },
    },
    allOf: [...attributeTypes.map(attributeOfType), attributeOfCustomField],
  },
};

const shared: Readonly<Record<string, JsonSchema>> = {
  $schema: { type: 'string', description: 'The location of this schema, for editors.' },
  collectionName: {
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9_]{0,62}$',
    description: 'The name of the table. Derived from the names of the type by default.',
  },
  pluginOptions: {
    type: 'object',
    additionalProperties: { type: 'object' },
    description: 'Options for plugins, by plugin id.',
    properties: {
      i18n: {
        type: 'object',
        properties: {
          localized: { type: 'boolean', description: 'With true, each entry exists once per locale.' },
        },
      },
      'content-manager': {
        type: 'object',
        properties: {
          visible: {
            type: 'boolean',
            description: 'With false, the content manager does not show the type.',
          },
        },
      },
    },
  },
  attributes,
};

/** Returns the JSON Schema (draft 7) of `content-types/*.json`, which editors use to complete and validate files. */
export function contentTypeJsonSchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Content type',
    type: 'object',
    required: ['kind', 'info', 'attributes'],
    additionalProperties: false,
    properties: {
      ...shared,
      kind: {
        enum: ['collectionType', 'singleType'],
        description: 'A collectionType has any number of entries, a singleType one.',
      },
      info: {
        type: 'object',
        required: ['singularName', 'pluralName', 'displayName'],
        additionalProperties: { type: 'string' },
        properties: {
          singularName: { ...nonEmpty('The name of one entry, in kebab-case.'), pattern: apiName },
          pluralName: { ...nonEmpty('The name of many entries, in kebab-case.'), pattern: apiName },
          displayName: nonEmpty('The name that the panel shows.'),
          description: { type: 'string', description: 'A sentence about the type.' },
        },
      },
      options: {
        type: 'object',
        properties: {
          draftAndPublish: {
            type: 'boolean',
            description: 'With true, entries start as drafts and are published in a separate step.',
          },
          reviewWorkflows: { type: 'boolean', description: 'Kept for compatibility; has no effect.' },
        },
      },
    },
    definitions,
  };
}

/** Returns the JSON Schema (draft 7) of `components/<category>/*.json`. */
export function componentJsonSchema(): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Component',
    type: 'object',
    required: ['info', 'attributes'],
    additionalProperties: false,
    properties: {
      ...shared,
      info: {
        type: 'object',
        required: ['displayName'],
        additionalProperties: { type: 'string' },
        properties: {
          displayName: nonEmpty('The name that the panel shows.'),
          icon: { type: 'string', description: 'The name of its icon; cube by default.' },
          description: { type: 'string', description: 'A sentence about the component.' },
        },
      },
      options: { type: 'object' },
    },
    definitions,
  };
}

/** The published JSON Schemas by file name. */
export const schemaFiles: Readonly<Record<string, () => JsonSchema>> = {
  'content-type.schema.json': contentTypeJsonSchema,
  'component.schema.json': componentJsonSchema,
};
