export * from './LinkTabs.tsx';
