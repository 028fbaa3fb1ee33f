export * from './problem-store.ts';
export * from './problem.ts';
