import { isRecord } from '../schema/own-value.ts';
import { attributeTypes, mediaKinds, relationKinds, type AttributeType } from '../schema/attribute.ts';

/** The kind of an option's value. `said` completes the sentence "… must be …". */
export interface OptionKind {
  readonly said: string;
  accepts(value: unknown): boolean;
}

const flag: OptionKind = { said: 'true or false', accepts: (value) => typeof value === 'boolean' };
const text: OptionKind = { said: 'a text', accepts: (value) => typeof value === 'string' };
const name: OptionKind = {
  said: 'a text that is not empty',
  accepts: (value) => typeof value === 'string' && value !== '',
};
const number: OptionKind = {
  said: 'a number',
  accepts: (value) => typeof value === 'number' && Number.isFinite(value),
};
const count: OptionKind = { said: 'a whole number from 0', accepts: isCount };
const anything: OptionKind = { said: 'a value', accepts: () => true };
const record: OptionKind = { said: 'an object', accepts: isRecord };
const bigNumber: OptionKind = {
  said: 'a whole number, as digits in quotes when it is large',
  accepts: (value) => (typeof value === 'string' ? /^-?\d{1,100}$/.test(value) : Number.isSafeInteger(value)),
};

const listOf = (kind: OptionKind): OptionKind => ({
  said: `a list in which each item is ${kind.said}`,
  accepts: (value) => Array.isArray(value) && value.every((item) => kind.accepts(item)),
});

const oneOf = (values: readonly string[]): OptionKind => ({
  said: `one of ${values.join(', ')}`,
  accepts: (value) => typeof value === 'string' && values.includes(value),
});

type Options = Readonly<Record<string, OptionKind>>;

const common: Options = {
  type: oneOf(attributeTypes),
  required: flag,
  unique: flag,
  private: flag,
  configurable: flag,
  writable: flag,
  visible: flag,
  customField: name,
  options: record,
  pluginOptions: {
    said: 'an object of objects by plugin',
    accepts: (value) => isRecord(value) && Object.values(value).every(isRecord),
  },
  fieldId: name,
};

const lengths: Options = { minLength: count, maxLength: count, regex: name };
const texts: Options = { ...lengths, lowercase: flag, uppercase: flag, default: text };
const signs: Options = { positive: flag, negative: flag };
const numbers: Options = { ...signs, min: number, max: number, default: number };
const dates: Options = { default: text };
const counts: Options = { min: count, max: count };

/** The options of each attribute type, besides the common ones. */
export const optionKinds: Readonly<Record<AttributeType, Options>> = {
  string: { ...common, ...texts },
  text: { ...common, ...texts },
  richtext: { ...common, ...texts },
  email: { ...common, ...texts },
  password: { ...common, ...texts },
  uid: { ...common, ...lengths, targetField: name, default: text },
  enumeration: { ...common, enum: listOf(text), default: text },
  integer: { ...common, ...numbers },
  float: { ...common, ...numbers },
  decimal: { ...common, ...numbers },
  biginteger: { ...common, ...signs, min: bigNumber, max: bigNumber, default: bigNumber },
  boolean: {
    ...common,
    default: {
      said: 'true, false or null',
      accepts: (value) => value === null || typeof value === 'boolean',
    },
  },
  date: { ...common, ...dates },
  time: { ...common, ...dates },
  datetime: { ...common, ...dates },
  json: { ...common, default: anything },
  blocks: common,
  media: { ...common, multiple: flag, allowedTypes: listOf(oneOf(mediaKinds)) },
  relation: {
    ...common,
    relation: oneOf(relationKinds),
    target: name,
    inversedBy: name,
    mappedBy: name,
    morphBy: name,
  },
  component: { ...common, component: name, repeatable: flag, ...counts },
  dynamiczone: { ...common, components: listOf(name), ...counts },
};

/** The required options of each attribute type. */
export const neededOptions: Readonly<Partial<Record<AttributeType, readonly string[]>>> = {
  enumeration: ['enum'],
  relation: ['relation'],
  component: ['component'],
  dynamiczone: ['components'],
};

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
