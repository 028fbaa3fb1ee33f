export { PageArrivals } from './PageArrivals.tsx';
export { usePageTitle } from './use-page-title.ts';
