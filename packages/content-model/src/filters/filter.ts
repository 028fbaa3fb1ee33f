/** What the server takes of filters and of a search. */
export const filterLimits = {
  /** Trees inside of each other. */
  depth: 5,
  conditions: 20,
  /** Characters of `_q`, and of a text that is looked for by an operator. */
  text: 200,
} as const;

/** A comparison: the field that a path of names leads to, an operator such as `$contains`, and what it compares with. */
export interface FilterCondition {
  readonly kind: 'condition';
  /** Names of attributes from the listed type on: `['author', 'name']`. */
  readonly path: readonly string[];
  readonly operator: string;
  /** As an address writes them: one, or several for `$in`, `$notIn` and `$between`. */
  readonly values: readonly string[];
}

/** Conditions of which all or any have to hold. */
export interface FilterGroup {
  readonly kind: 'group';
  readonly joint: FilterJoint;
  readonly conditions: readonly FilterCondition[];
}

/** What a server understands and these values have no words for: it is kept and sent as it came. */
export interface OtherFilter {
  readonly kind: 'other';
  readonly tree: FilterTree;
}

export type ListFilter = FilterCondition | FilterGroup | OtherFilter;

export type FilterJoint = 'and' | 'or';

/** The filters of a list: conditions, and groups of conditions one level deep. */
export interface ListFilters {
  /** Whether all of them have to hold or any. */
  readonly joint: FilterJoint;
  readonly items: readonly ListFilter[];
}

/** Filters as a request has them under `filters`: names and operators, lists, and texts to compare with. */
export interface FilterTree {
  readonly [name: string]: FilterNode;
}

export type FilterNode = string | FilterTree | readonly FilterNode[];

export const noFilters: ListFilters = { joint: 'and', items: [] };

/** Whether filters let everything through. */
export function isEmptyFilters({ items }: ListFilters): boolean {
  return items.length === 0;
}
