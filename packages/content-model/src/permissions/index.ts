export * from './field-permissions.ts';
export * from './fields-of.ts';
