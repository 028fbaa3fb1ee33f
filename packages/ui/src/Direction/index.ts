export * from './Direction.tsx';
