import type { FilterCondition, FilterNode, FilterTree, ListFilter, ListFilters } from './filter.ts';

const listOperators: ReadonlySet<string> = new Set(['$in', '$notIn', '$between']);

/** Filters as a request has them: always in the same form, whatever form they were read from. */
export function writeFilters({ joint, items }: ListFilters): FilterTree {
  return items.length === 0 ? {} : { [`$${joint}`]: items.map(treeOf) };
}

function treeOf(item: ListFilter): FilterTree {
  if (item.kind === 'condition') return conditionTree(item);
  return item.kind === 'group' ? { [`$${item.joint}`]: item.conditions.map(conditionTree) } : item.tree;
}

function conditionTree({ path, operator, values }: FilterCondition): FilterTree {
  const [first = ''] = values;
  const compared: FilterNode = listOperators.has(operator) || values.length > 1 ? values : first;
  const [name = '', ...inner] = path;
  const tree = inner.reduceRight<FilterTree>((deeper, part) => ({ [part]: deeper }), {
    [operator]: compared,
  });
  return { [name]: tree };
}
