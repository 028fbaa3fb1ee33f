import { isRecord } from '../schema/own-value.ts';
import {
  attributeTypes,
  type Attribute,
  type AttributeType,
  type AttributeBase,
  type CustomFieldType,
} from '../schema/attribute.ts';
import { checkConsistency } from './consistency.ts';
import { requiredOptions, optionKinds } from './option-kinds.ts';
import type { Reporter } from './problem.ts';

const noFields: CustomFieldDeclarations = new Map();

/**
 * Validates one attribute, whose path is that of the reporter. Rules that depend on other attributes and documents are
 * checked later.
 * @param fields custom fields that documents may name
 * @returns the attribute, or undefined if it is unusable
 */
export function parseAttribute(
  declared: unknown,
  reporter: Reporter,
  fields: CustomFieldDeclarations = noFields,
): Attribute | undefined {
  if (!isRecord(declared)) {
    reporter.report('NOT_AN_OBJECT', '', 'An attribute must be an object with a "type".');
    return undefined;
  }
  const value = withStoredType(declared, fields, reporter);
  if (value === undefined) return undefined;
  const { type } = value;
  if (!isAttributeType(type)) {
    const problem =
      type === undefined
        ? 'The attribute has no "type"'
        : `There is no attribute type ${JSON.stringify(type)}`;
    reporter.report('UNKNOWN_ATTRIBUTE_TYPE', 'type', `${problem}: use one of ${attributeTypes.join(', ')}.`);
    return undefined;
  }
  const attribute = readOptions(type, value, reporter);
  if (!isAttribute(attribute)) return undefined;
  checkConsistency(attribute, reporter);
  return attribute;
}

/** Returns the options that the type has; undefined if one is missing or of the wrong kind. */
function readOptions(type: AttributeType, value: Json, reporter: Reporter): Json | undefined {
  const kinds = optionKinds[type];
  const options: [string, unknown][] = [];
  let isRight = true;
  for (const [option, given] of Object.entries(value)) {
    const kind = Object.hasOwn(kinds, option) ? kinds[option] : undefined;
    if (kind === undefined) {
      const known = Object.keys(kinds).join(', ');
      reporter.report(
        'UNKNOWN_OPTION',
        option,
        `Attributes of type ${type} have no option "${option}": remove it or use one of ${known}.`,
      );
    } else if (!kind.accepts(given)) {
      isRight = false;
      reporter.report('WRONG_TYPE', option, `The option "${option}" must be ${kind.expected}.`);
    } else options.push([option, given]);
  }
  for (const option of requiredOptions[type] ?? []) {
    if (value[option] !== undefined) continue;
    isRight = false;
    reporter.report('MISSING', option, `Attributes of type ${type} need the option "${option}": add it.`);
  }
  return isRight ? Object.fromEntries(options) : undefined;
}

function isAttributeType(type: unknown): type is AttributeType {
  return attributeTypes.some((known) => known === type);
}

/** Narrows the type of options that were read: each has the type that the interfaces declare. */
function isAttribute(value: unknown): value is Attribute {
  return isRecord(value) && isAttributeType(value['type']);
}

/** An attribute in a document whose storage type its custom field determines. */
export interface CustomFieldAttribute extends AttributeBase {
  readonly type: 'customField';
  /** Uid of the custom field. */
  readonly customField: string;
  /** The options of every attribute, and those of the custom field's storage type. */
  readonly [option: string]: unknown;
}

/** The declaration of a custom field, for validating documents. */
export interface CustomFieldDeclaration {
  /** The storage type of its attributes. */
  readonly type: CustomFieldType;
  /** Returns the error of an attribute's `options`, as the end of a sentence; undefined for valid ones. */
  readonly validateOptions?: (options: Readonly<Record<string, unknown>>) => string | undefined;
}

/** Custom fields by uid. */
export type CustomFieldDeclarations = ReadonlyMap<string, CustomFieldDeclaration>;

type Json = Readonly<Record<string, unknown>>;

/** `plugin::colors.color` belongs to the plugin `colors`; `global::color` to no plugin. */
function remedyFor(uid: string): string {
  const owner = /^plugin::([^.]+)\./.exec(uid)?.[1];
  const add = owner === undefined ? 'add the plugin that provides it' : `add the server plugin ${owner}`;
  return `No server plugin provides the custom field "${uid}": ${add}, or name another field.`;
}

/**
 * Replaces the type `customField` of an attribute by the storage type of its field, and validates its options. An
 * attribute with a custom field and its own type needs no server half of the field.
 * @returns the attribute with its type; undefined if there is none
 */
export function withStoredType(
  value: Json,
  fields: CustomFieldDeclarations,
  reporter: Reporter,
): Json | undefined {
  const { type, customField: uid, options } = value;
  const isNamedOnly = type !== 'customField';
  if (typeof uid !== 'string') {
    if (isNamedOnly) return value;
    reporter.report(
      'MISSING',
      'customField',
      'Attributes of type customField need the option "customField": add it.',
    );
    return undefined;
  }
  const field = fields.get(uid);
  if (field === undefined) {
    if (isNamedOnly) return value;
    reporter.report('CUSTOM_FIELD_MISSING', 'customField', remedyFor(uid));
    return undefined;
  }
  if (isNamedOnly && type !== field.type) {
    reporter.report(
      'CUSTOM_FIELD_TYPE',
      'type',
      `The custom field "${uid}" is stored as ${field.type}: use that type, or "customField".`,
    );
  }
  const fault = field.validateOptions?.(isRecord(options) ? options : {});
  if (fault !== undefined) {
    reporter.report(
      'CUSTOM_FIELD_OPTIONS',
      'options',
      `The options of the custom field "${uid}" are invalid: ${fault}.`,
    );
  }
  return isNamedOnly ? value : { ...value, type: field.type };
}
