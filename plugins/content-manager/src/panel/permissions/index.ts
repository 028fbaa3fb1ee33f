export * from './configuration-permissions.ts';
export * from './field-permissions.ts';
export * from './use-entry-permissions.ts';
export * from './use-field-permissions.ts';
