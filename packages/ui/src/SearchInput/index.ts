export * from './SearchInput.tsx';
