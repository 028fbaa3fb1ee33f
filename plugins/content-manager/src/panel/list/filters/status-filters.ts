import {
  isSameValue,
  noFilters,
  parseFilters,
  writeFilters,
  type FilterCondition,
  type ListFilter,
  type ListFilters,
} from '@admin/content-model';

/** The status tabs of a list with drafts and published entries. */
export const entryStatuses = ['draft', 'published', 'mine'] as const;

export type EntryStatus = (typeof entryStatuses)[number];

/** The filters of a list, split into status and other filters. */
export interface StatusFilters {
  /** Null for entries of every status. */
  readonly status: EntryStatus | null;
  /** The other filters. */
  readonly others: ListFilters;
}

const condition = (path: readonly string[], operator: string): FilterCondition => ({
  kind: 'condition',
  path,
  operator,
  values: ['true'],
});

const conditions: Readonly<Record<EntryStatus, FilterCondition>> = {
  draft: condition(['publishedAt'], '$null'),
  published: condition(['publishedAt'], '$notNull'),
  mine: condition(['updatedBy', 'id'], '$me'),
};

function statusOf(item: ListFilter): EntryStatus | undefined {
  if (item.kind !== 'condition') return undefined;
  return entryStatuses.find((status) => {
    const { path, operator } = conditions[status];
    return item.operator === operator && item.values[0] === 'true' && isSameValue(item.path, path);
  });
}

/** Splits the status from filters that are joined with `and`. */
export function splitStatus(filters: ListFilters): StatusFilters {
  const index =
    filters.joint === 'and' ? filters.items.findIndex((item) => statusOf(item) !== undefined) : -1;
  const found = filters.items[index];
  const status = found && statusOf(found);
  if (!status) return { status: null, others: filters };
  return { status, others: unwrapped(filters.items.filter((item) => item !== found)) };
}

/** Joins a status with other filters. */
export function joinStatus({ status, others }: StatusFilters): ListFilters {
  if (status === null) return others;
  return { joint: 'and', items: [conditions[status], ...wrapped(others)] };
}

/** Wraps alternatives in a group, so that they can be joined with `and`. */
function wrapped({ joint, items }: ListFilters): readonly ListFilter[] {
  if (joint === 'and' || items.length === 0) return items;
  const alternatives = items.filter((item) => item.kind === 'condition');
  return alternatives.length === items.length
    ? [{ kind: 'group', joint, conditions: alternatives }]
    : [{ kind: 'other', tree: writeFilters({ joint, items }) }];
}

function unwrapped(items: readonly ListFilter[]): ListFilters {
  const [only] = items;
  if (!only) return noFilters;
  if (items.length > 1 || only.kind === 'condition') return { joint: 'and', items };
  return only.kind === 'group' ? { joint: only.joint, items: only.conditions } : parseFilters(only.tree);
}
