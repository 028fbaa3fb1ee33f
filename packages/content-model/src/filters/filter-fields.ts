import { isFilterable } from '../configuration/eligibility.ts';
import {
  isSystemField,
  userUid,
  type Attribute,
  type Attributes,
  type ContentTypeItem,
} from '../schema/index.ts';
import type { FilterCondition } from './filter.ts';
import { operatorsByInput, type FilterInput } from './filter-operators.ts';

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
    const isKept = always.has(name) || creators.has(name);
    if (!isFilterable(attribute) || (isSystemField(name) && !isKept)) return [];
    if (!isKept && !may.mayRead(name)) return [];
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
