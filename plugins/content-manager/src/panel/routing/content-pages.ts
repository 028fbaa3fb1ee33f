// One chunk: every page of content needs both.
export { ContentManager } from './ContentManager.tsx';
export { prefetchContent } from './prefetch-content.ts';
