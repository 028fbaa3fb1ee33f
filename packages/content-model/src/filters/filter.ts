/** Limits of filters and searches on the server. */
export const filterLimits = {
  /** Nested trees. */
  depth: 5,
  conditions: 20,
  /** Characters of `_q`, and of the text of an operator. */
  text: 200,
} as const;

/** A comparison: the path to a field, an operator such as `$contains`, and the values. */
export interface FilterCondition {
  readonly kind: 'condition';
  /** Names of attributes from the listed type on: `['author', 'name']`. */
  readonly path: readonly string[];
  readonly operator: string;
  /** In the form of a URL: one, or several for `$in`, `$notIn` and `$between`. */
  readonly values: readonly string[];
}

/** Conditions of which all or any must be true. */
export interface FilterGroup {
  readonly kind: 'group';
  readonly joint: FilterJoint;
  readonly conditions: readonly FilterCondition[];
}

/** A filter that the server supports and these types cannot express: it is kept and sent unchanged. */
export interface OtherFilter {
  readonly kind: 'other';
  readonly tree: FilterTree;
}

export type ListFilter = FilterCondition | FilterGroup | OtherFilter;

export type FilterJoint = 'and' | 'or';

/** The filters of a list: conditions, and groups of conditions one level deep. */
export interface ListFilters {
  /** How the items are combined: all of them must be true, or any. */
  readonly joint: FilterJoint;
  readonly items: readonly ListFilter[];
}

/** The value of `filters` in a request: names and operators, lists, and texts to compare with. */
export interface FilterTree {
  readonly [name: string]: FilterNode;
}

export type FilterNode = string | FilterTree | readonly FilterNode[];

export const noFilters: ListFilters = { joint: 'and', items: [] };

/** Returns whether filters accept everything. */
export function isEmptyFilters({ items }: ListFilters): boolean {
  return items.length === 0;
}
