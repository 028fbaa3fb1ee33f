export * from './field-rights.ts';
export * from './fields-of.ts';
