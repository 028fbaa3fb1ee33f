export * from './contract/endpoints.ts';
export * from './contract/entries.ts';
export * from './contract/workflows.ts';
