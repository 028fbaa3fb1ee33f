export type { PageArguments, PageMatch, PageParameters, PageQuery } from './page-parameters.ts';
export { readableSearch, writeQuery } from './page-query.ts';
export * from './page-ref.ts';
