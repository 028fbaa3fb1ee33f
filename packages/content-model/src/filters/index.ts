export * from './filter.ts';
export { filtersFromAddress, filtersToAddress, isFilterKey } from './filter-address.ts';
export { parseFilters, withoutFilter } from './parse-filters.ts';
export { writeFilters } from './write-filters.ts';
