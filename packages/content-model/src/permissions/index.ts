export * from './entry-actions.ts';
export * from './field-set.ts';
export * from './fields-of.ts';
export * from './permission.ts';
