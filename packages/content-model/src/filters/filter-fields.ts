import { isFilterable } from '../configuration/eligibility.ts';
import type { Attribute, Attributes } from '../schema/attribute.ts';
import type { ContentTypeItem } from '../schema/item.ts';
import { isSystemField, userUid } from '../schema/system-attributes.ts';
import type { FilterCondition } from './filter.ts';

/** The kind of input for the values of a field. */
export type FilterInput =
  'text' | 'number' | 'boolean' | 'choice' | 'date' | 'datetime' | 'time' | 'entry' | 'person' | 'files';

/** The number of values of an operator; a period is one of `filterPeriods`. */
export type OperatorValues = 'none' | 'one' | 'two' | 'many' | 'period';

const emptiness = ['$null', '$notNull'] as const;
const order = ['$gt', '$gte', '$lt', '$lte', '$between'] as const;

/** The operators of each input, the most common one first. Texts are compared case-insensitively. */
export const operatorsByInput: Readonly<Record<FilterInput, readonly string[]>> = {
  text: ['$containsi', '$notContainsi', '$eqi', '$nei', '$startsWithi', '$endsWithi', ...emptiness],
  number: ['$eq', '$ne', ...order, ...emptiness],
  boolean: ['$eq', ...emptiness],
  choice: ['$in', '$notIn', ...emptiness],
  date: ['$during', '$eq', ...order, ...emptiness],
  datetime: ['$during', ...order, ...emptiness],
  time: ['$eq', ...order, ...emptiness],
  // There is no condition for "none of these is linked": `$notIn` finds entries that link another one.
  entry: ['$in', ...emptiness],
  person: ['$me', '$in', ...emptiness],
  files: ['$notNull', '$null'],
};

const valuesOf: Readonly<Record<string, OperatorValues>> = {
  $null: 'none',
  $notNull: 'none',
  $me: 'none',
  $in: 'many',
  $notIn: 'many',
  $between: 'two',
  $during: 'period',
};

/** Returns the number of values of an operator; one by default. */
export function operatorValues(operator: string): OperatorValues {
  return Object.hasOwn(valuesOf, operator) ? (valuesOf[operator] ?? 'one') : 'one';
}

/** Returns whether two operators take the same values, so that the input stays when one replaces the other. */
export function sharesValues(one: string, other: string): boolean {
  return operatorValues(one) === operatorValues(other);
}

/** A field that a list can be filtered by, with its operators. */
export interface FilterField {
  /** The name of the attribute; of a field that a plugin adds, any name that no other field has. */
  readonly name: string;
  /**
   * The path that its conditions compare: the attribute, the id of its target (an entry, an administrator, a file), or an
   * attribute of a linked entry, such as `['shelf', 'number']`.
   */
  readonly path: readonly string[];
  /** The declaration of the compared value, with which the values of conditions are validated. */
  readonly attribute: Attribute;
  readonly input: FilterInput;
  /** The most common one first. */
  readonly operators: readonly string[];
}

/** The permissions that limit the filter fields. */
export interface FilterPermissions {
  /** Returns whether an attribute may be read. */
  readonly mayRead: (name: string) => boolean;
  /** Allows filters by names of creators, which require the permission `admin::users.read`. */
  readonly mayReadUsers: boolean;
}

/**
 * Fields without emptiness operators: each entry has the first three, and drafts without the last one have a status.
 */
const always: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'publishedAt']);
const creators: ReadonlySet<string> = new Set(['createdBy', 'updatedBy']);

const inputs: Readonly<Partial<Record<Attribute['type'], FilterInput>>> = {
  string: 'text',
  text: 'text',
  email: 'text',
  uid: 'text',
  enumeration: 'choice',
  integer: 'number',
  biginteger: 'number',
  float: 'number',
  decimal: 'number',
  boolean: 'boolean',
  date: 'date',
  time: 'time',
  datetime: 'datetime',
  media: 'files',
};

const publication = { publishedAt: { type: 'datetime' } } as const satisfies Attributes;

/**
 * Returns the filter fields of a content type for an actor: the id, readable comparable attributes, the dates of the
 * entry, and, if administrators may be read, its creators.
 * @param contentType with id, dates and creators, as the HTTP API describes it
 */
export function filterFields(
  { attributes, options }: Pick<ContentTypeItem, 'attributes' | 'options'>,
  may: FilterPermissions,
): readonly FilterField[] {
  const all: Attributes = options.draftAndPublish === true ? { ...attributes, ...publication } : attributes;
  return Object.entries(all).flatMap(([name, attribute]): readonly FilterField[] => {
    const isSystemFilter = always.has(name) || creators.has(name);
    if (!isFilterable(attribute) || (isSystemField(name) && !isSystemFilter)) return [];
    if (!isSystemFilter && !may.mayRead(name)) return [];
    const input = inputOf(attribute);
    if (input === undefined || (input === 'person' && !may.mayReadUsers)) return [];
    const path = isLinked(attribute) ? [name, 'id'] : [name];
    const operators = operatorsByInput[input].filter(
      (operator) => !always.has(name) || !isEmptiness(operator),
    );
    return [{ name, path, attribute, input, operators }];
  });
}

/** Returns the field that a condition compares; undefined if it is none of them. */
export function fieldOfCondition(
  fields: readonly FilterField[],
  { path }: Pick<FilterCondition, 'path'>,
): FilterField | undefined {
  return fields.find((field) => {
    // An address may leave out the id of a linked entry: `filters[author]=4`.
    const compared = isLinked(field.attribute) && path.length === 1 ? [...path, 'id'] : path;
    return (
      compared.length === field.path.length && compared.every((part, index) => part === field.path[index])
    );
  });
}

/** Returns whether the value is a row of another table, found by its id. */
function isLinked({ type }: Attribute): boolean {
  return type === 'relation' || type === 'media';
}

function inputOf(attribute: Attribute): FilterInput | undefined {
  if (attribute.type !== 'relation') return inputs[attribute.type];
  return attribute.target === userUid ? 'person' : 'entry';
}

function isEmptiness(operator: string): boolean {
  return operator === '$null' || operator === '$notNull';
}
