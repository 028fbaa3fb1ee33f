// One chunk: whoever opens the content needs all of it at once.
export { ContentManager } from './ContentManager.tsx';
export { prefetchContent } from './prefetch-content.ts';
