export * from './refs.ts';
