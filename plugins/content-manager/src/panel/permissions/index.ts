export * from './entry-permissions.ts';
export * from './field-permissions.ts';
