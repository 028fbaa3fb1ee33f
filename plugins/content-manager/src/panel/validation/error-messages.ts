import type { BrokenRule, DescribeRule } from '@admin/entry-form';
import type { MessageDescriptor } from '@admin/shell';
import { jsonMistakeAt, jsonMistakeMessage } from '@admin/editors';

/** Error texts of fields by broken rule. */
export const errorMessages = {
  required: { id: 'content-manager.edit.validation.required', defaultMessage: 'This value is required.' },
  defined: { id: 'content-manager.edit.validation.required', defaultMessage: 'This value is required.' },
  type: { id: 'content-manager.edit.validation.type', defaultMessage: 'The value does not fit this field.' },
  email: {
    id: 'content-manager.edit.validation.email',
    defaultMessage: 'This is not a valid email address.',
  },
  enum: { id: 'content-manager.edit.validation.enum', defaultMessage: 'This is not one of the choices.' },
  integer: {
    id: 'content-manager.edit.validation.integer',
    defaultMessage: 'This must be a whole number.',
  },
  biginteger: {
    id: 'content-manager.edit.validation.integer',
    defaultMessage: 'This must be a whole number.',
  },
  date: { id: 'content-manager.edit.validation.date', defaultMessage: 'This is not a valid date.' },
  time: { id: 'content-manager.edit.validation.time', defaultMessage: 'This is not a valid time.' },
  datetime: {
    id: 'content-manager.edit.validation.datetime',
    defaultMessage: 'This is not a valid date and time.',
  },
  json: { id: 'content-manager.edit.validation.json', defaultMessage: 'This is not valid JSON.' },
  blocks: {
    id: 'content-manager.edit.validation.blocks',
    defaultMessage:
      'This text has {fault, select, url {a link with an address that is not allowed} image {a picture that cannot be shown} length {a part that is too long} depth {too many levels} other {a part that cannot be saved}}.',
  },
  minLength: {
    id: 'content-manager.edit.validation.min-length',
    defaultMessage: 'The value is too short. It must have at least {min} characters.',
  },
  maxLength: {
    id: 'content-manager.edit.validation.max-length',
    defaultMessage: 'The value is too long. It may have at most {max} characters.',
  },
  regex: {
    id: 'content-manager.edit.validation.regex',
    defaultMessage: 'The value does not match the pattern {regex}.',
  },
  uid: {
    id: 'content-manager.edit.validation.uid',
    defaultMessage: 'Use only letters without accents, digits, and the characters - _ . ~',
  },
  lowercase: {
    id: 'content-manager.edit.validation.lowercase',
    defaultMessage: 'The value must be lowercase.',
  },
  uppercase: {
    id: 'content-manager.edit.validation.uppercase',
    defaultMessage: 'The value must be uppercase.',
  },
  min: {
    id: 'content-manager.edit.validation.min',
    defaultMessage: 'The value is too low. It must be at least {min}.',
  },
  max: {
    id: 'content-manager.edit.validation.max',
    defaultMessage: 'The value is too high. It may be at most {max}.',
  },
  positive: { id: 'content-manager.edit.validation.positive', defaultMessage: 'This must be above zero.' },
  negative: { id: 'content-manager.edit.validation.negative', defaultMessage: 'This must be below zero.' },
  minItems: {
    id: 'content-manager.edit.validation.missing-components',
    defaultMessage:
      'There {number, plural, =0 {are # missing components} one {is # missing component} other {are # missing components}}',
  },
  maxItems: {
    id: 'content-manager.edit.validation.too-many-components',
    defaultMessage: 'The value is too high.',
  },
  unique: {
    id: 'content-manager.edit.validation.unique',
    defaultMessage: 'This value is already in use.',
  },
  number: {
    id: 'content-manager.edit.validation.number',
    defaultMessage: 'This is not a number. Use digits and a decimal point, such as 12.5.',
  },
} as const satisfies Readonly<Record<BrokenRule['rule'], MessageDescriptor>>;

function isPlain(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number';
}

/** Returns the message for a broken rule; for JSON with the position of the error. */
export const describeRule = (async ({ rule, params }, value) => {
  const position = rule === 'json' && typeof value === 'string' ? await jsonMistakeAt(value) : null;
  if (position) return { ...jsonMistakeMessage, values: { ...position } };
  const values = Object.fromEntries(Object.entries(params).filter(isPlain));
  const missing = rule === 'minItems' ? { number: Number(params['min']) - Number(params['count']) } : {};
  return { ...errorMessages[rule], values: { ...values, ...missing } };
}) satisfies DescribeRule;
