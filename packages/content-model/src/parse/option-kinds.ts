import { isRecord } from '../schema/own-value.ts';
import { attributeTypes, mediaKinds, relationKinds, type AttributeType } from '../schema/attribute.ts';

/** A JSON Schema of a value (draft 7, which editors support). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The kind of an option's value. */
export interface OptionKind {
  /** Completes the sentence "The option must be …". */
  readonly expected: string;
  /** The values that it accepts, for editors. */
  readonly schema: JsonSchema;
  readonly accepts: (value: unknown) => boolean;
}

/** An option of an attribute type. */
export interface OptionDeclaration extends OptionKind {
  /** One sentence for readers of the reference and for editors. */
  readonly description: string;
}

type Options = Readonly<Record<string, OptionDeclaration>>;

const flag: OptionKind = {
  expected: 'true or false',
  schema: { type: 'boolean' },
  accepts: (value) => typeof value === 'boolean',
};
const text: OptionKind = {
  expected: 'a string',
  schema: { type: 'string' },
  accepts: (value) => typeof value === 'string',
};
const name: OptionKind = {
  expected: 'a non-empty string',
  schema: { type: 'string', minLength: 1 },
  accepts: (value) => typeof value === 'string' && value !== '',
};
const number: OptionKind = {
  expected: 'a number',
  schema: { type: 'number' },
  accepts: (value) => typeof value === 'number' && Number.isFinite(value),
};
const count: OptionKind = {
  expected: 'a whole number from 0',
  schema: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  accepts: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
};
const anything: OptionKind = { expected: 'a value', schema: {}, accepts: () => true };
const record: OptionKind = { expected: 'an object', schema: { type: 'object' }, accepts: isRecord };
const bigNumber: OptionKind = {
  expected: 'a whole number, as a string of digits if it is large',
  schema: {
    anyOf: [
      { type: 'string', pattern: '^-?[0-9]{1,100}$' },
      { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    ],
  },
  accepts: (value) =>
    typeof value === 'string' ? /^-?[0-9]{1,100}$/.test(value) : Number.isSafeInteger(value),
};
const optionalFlag: OptionKind = {
  expected: 'true, false or null',
  schema: { type: ['boolean', 'null'] },
  accepts: (value) => value === null || typeof value === 'boolean',
};
const recordsByPlugin: OptionKind = {
  expected: 'an object that contains an object per plugin',
  schema: { type: 'object', additionalProperties: { type: 'object' } },
  accepts: (value) => isRecord(value) && Object.values(value).every(isRecord),
};

const listOf = (item: OptionKind): OptionKind => ({
  expected: `a list in which each item is ${item.expected}`,
  schema: { type: 'array', items: item.schema },
  accepts: (value) => Array.isArray(value) && value.every((element) => item.accepts(element)),
});

const oneOf = (values: readonly string[]): OptionKind => ({
  expected: `one of ${values.join(', ')}`,
  schema: { enum: values },
  accepts: (value) => typeof value === 'string' && values.includes(value),
});

const option = (kind: OptionKind, description: string): OptionDeclaration => ({ ...kind, description });

const common: Options = {
  type: option(oneOf(attributeTypes), 'The type of the attribute.'),
  required: option(flag, 'An entry cannot be saved, or published if the type has drafts, without a value.'),
  unique: option(flag, 'Two entries, or two entries of one locale, cannot have the same value.'),
  private: option(flag, 'The content API never returns the value. The panel shows it.'),
  configurable: option(flag, 'Kept for compatibility; has no effect.'),
  writable: option(flag, 'Kept for compatibility; has no effect.'),
  visible: option(flag, 'With false, lists and edit views do not show the attribute.'),
  customField: option(
    name,
    'The uid of the custom field that edits the attribute, such as plugin::colors.color.',
  ),
  options: option(record, 'The options of the custom field.'),
  pluginOptions: option(
    recordsByPlugin,
    'Options for plugins, by plugin id, such as {"i18n": {"localized": true}}.',
  ),
  fieldId: option(name, 'A permanent identity: an attribute that is renamed keeps the values of this id.'),
};

const lengths: Options = {
  minLength: option(count, 'The minimum number of characters. Drafts may have fewer.'),
  maxLength: option(count, 'The maximum number of characters.'),
  regex: option(name, 'A regular expression that the value must match.'),
};
const texts: Options = {
  ...lengths,
  lowercase: option(flag, 'Values must be in lower case.'),
  uppercase: option(flag, 'Values must be in upper case.'),
  default: option(text, 'The value of new entries.'),
};
/** Longer documents and passwords accept the options, but the server does not restrict their case. */
const uncasedTexts: Options = {
  ...texts,
  lowercase: option(flag, 'Kept for compatibility; has no effect.'),
  uppercase: option(flag, 'Kept for compatibility; has no effect.'),
};
const signs: Options = {
  positive: option(flag, 'Values must be greater than 0.'),
  negative: option(flag, 'Values must be less than 0.'),
};
const numbers: Options = {
  ...signs,
  min: option(number, 'The minimum value.'),
  max: option(number, 'The maximum value.'),
  default: option(number, 'The value of new entries.'),
};
const dates: Options = { default: option(text, 'The value of new entries.') };
const counts: Options = {
  min: option(count, 'The minimum number of items.'),
  max: option(count, 'The maximum number of items.'),
};

/** The options of each attribute type. */
export const optionKinds: Readonly<Record<AttributeType, Options>> = {
  string: { ...common, ...texts },
  text: { ...common, ...texts },
  richtext: { ...common, ...uncasedTexts },
  email: { ...common, ...texts },
  password: { ...common, ...uncasedTexts },
  uid: {
    ...common,
    ...lengths,
    targetField: option(name, 'The attribute from whose text the value is generated.'),
    default: option(text, 'The value of new entries.'),
  },
  enumeration: {
    ...common,
    enum: option(listOf(text), 'The possible values, in the order of the list.'),
    default: option(text, 'The value of new entries.'),
  },
  integer: { ...common, ...numbers },
  float: { ...common, ...numbers },
  decimal: { ...common, ...numbers },
  biginteger: {
    ...common,
    ...signs,
    min: option(bigNumber, 'The minimum value.'),
    max: option(bigNumber, 'The maximum value.'),
    default: option(bigNumber, 'The value of new entries.'),
  },
  boolean: { ...common, default: option(optionalFlag, 'The value of new entries.') },
  date: { ...common, ...dates },
  time: { ...common, ...dates },
  datetime: { ...common, ...dates },
  json: { ...common, default: option(anything, 'The value of new entries.') },
  blocks: common,
  media: {
    ...common,
    multiple: option(flag, 'The attribute contains a list of files instead of one.'),
    allowedTypes: option(listOf(oneOf(mediaKinds)), 'The kinds of files that may be chosen. All by default.'),
  },
  relation: {
    ...common,
    relation: option(oneOf(relationKinds), 'How many entries the relation links on each side.'),
    target: option(name, 'The uid of the content type that it links.'),
    inversedBy: option(
      name,
      'The attribute of the target that shows the other side. This side owns the links.',
    ),
    mappedBy: option(name, 'The attribute of the target that owns the links.'),
    morphBy: option(name, 'The polymorphic attribute of the target that owns the links.'),
  },
  component: {
    ...common,
    component: option(name, 'The uid of the component.'),
    repeatable: option(flag, 'The attribute contains a list of items instead of one.'),
    ...counts,
  },
  dynamiczone: {
    ...common,
    components: option(listOf(name), 'The uids of the components that it may contain.'),
    ...counts,
  },
};

/** The required options of each attribute type. */
export const requiredOptions: Readonly<Partial<Record<AttributeType, readonly string[]>>> = {
  enumeration: ['enum'],
  relation: ['relation'],
  component: ['component'],
  dynamiczone: ['components'],
};
