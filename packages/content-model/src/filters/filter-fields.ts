import { isFilterable } from '../configuration/eligibility.ts';
import type { Attribute, Attributes } from '../schema/attribute.ts';
import type { ContentTypeItem } from '../schema/item.ts';
import { isSystemField, userUid } from '../schema/system-attributes.ts';
import type { FilterCondition } from './filter.ts';

/** What a field is compared by, for whoever fills it in. */
export type FilterInput =
  'text' | 'number' | 'boolean' | 'choice' | 'date' | 'datetime' | 'time' | 'entry' | 'person' | 'files';

/** How many values an operator compares with; a period is one of `filterPeriods`. */
export type OperatorValues = 'none' | 'one' | 'two' | 'many' | 'period';

const emptiness = ['$null', '$notNull'] as const;
const order = ['$gt', '$gte', '$lt', '$lte', '$between'] as const;

/** The operators of each input, the usual one first. Texts are compared without regard to case. */
export const operatorsByInput: Readonly<Record<FilterInput, readonly string[]>> = {
  text: ['$containsi', '$notContainsi', '$eqi', '$nei', '$startsWithi', '$endsWithi', ...emptiness],
  number: ['$eq', '$ne', ...order, ...emptiness],
  boolean: ['$eq', ...emptiness],
  choice: ['$in', '$notIn', ...emptiness],
  date: ['$during', '$eq', ...order, ...emptiness],
  datetime: ['$during', ...order, ...emptiness],
  time: ['$eq', ...order, ...emptiness],
  // That none of several is linked has no condition of its own: `$notIn` asks whether another one is.
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

/** How many values an operator takes; one unless more is known of it. */
export function operatorValues(operator: string): OperatorValues {
  return Object.hasOwn(valuesOf, operator) ? (valuesOf[operator] ?? 'one') : 'one';
}

/** Whether two operators ask alike, so that values of one are values of the other. */
export function sharesValues(one: string, other: string): boolean {
  return operatorValues(one) === operatorValues(other);
}

/** A field that a list can be filtered by, and how. */
export interface FilterField {
  /** Of the attribute. */
  readonly name: string;
  /** What its conditions compare: the attribute, or the id of what it is linked to: an entry, a person, a file. */
  readonly path: readonly string[];
  readonly attribute: Attribute;
  readonly input: FilterInput;
  /** The usual one first. */
  readonly operators: readonly string[];
}

/** What somebody may filter by. */
export interface FilterPermissions {
  /** Whether they may read the attribute of that name. */
  readonly mayRead: (name: string) => boolean;
  /** Whether they may read administrators (`admin::users.read`): without it nobody is looked for by name. */
  readonly mayReadUsers: boolean;
}

/** Fields that are not compared with nothing: each entry has the first three, and drafts without the last have a status. */
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
 * The fields of a content type that somebody can filter its list by: the id, the attributes that they may read and that
 * have something to compare, the dates of the entry, and, for who may read administrators, its creators.
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

/** The field that a condition compares; undefined where it is none of them. */
export function fieldOfCondition(
  fields: readonly FilterField[],
  { path }: Pick<FilterCondition, 'path'>,
): FilterField | undefined {
  return fields.find((field) => {
    const [name, inner = 'id', ...more] = path;
    if (field.name !== name || more.length > 0) return false;
    return isLinked(field.attribute) ? inner === 'id' : path.length === 1;
  });
}

/** Whether the value is rows of another table, found by their id. */
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
