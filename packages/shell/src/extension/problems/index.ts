export * from './problem-store.ts';
export * from './problem-audience.ts';
export * from './problem-contexts.ts';
export * from './problem.ts';
