export * from './filter.ts';
export { filtersFromAddress, filtersToAddress, isFilterKey } from './filter-address.ts';
export { fieldOfCondition, filterFields, type FilterField, type FilterPermissions } from './filter-fields.ts';
export { operatorValues, sharesValues, type FilterInput, type OperatorValues } from './filter-operators.ts';
export { filterPeriods, isFilterPeriod, type FilterPeriod, type Weekday } from './filter-periods.ts';
export { inOrder, isCompleteCondition, isValueOf, mostValues } from './filter-values.ts';
export { parseFilters, withoutFilter } from './parse-filters.ts';
export { resolveFilters, type FilterContext } from './resolve-filters.ts';
export { writeFilters } from './write-filters.ts';
