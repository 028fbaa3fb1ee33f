export * from './Grid12.tsx';
