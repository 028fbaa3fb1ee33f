export * from './Pagination.tsx';
export { pageRange, type PageEntry } from './page-range.ts';
