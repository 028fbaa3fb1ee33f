export * from './broken-configuration.ts';
export { defaultConfiguration, defaultMainField, isComponent } from './default-configuration.ts';
export * from './eligibility.ts';
export * from './entry-title.ts';
export * from './label-in-words.ts';
export * from './main-fields.ts';
export * from './merge-configuration.ts';
export * from './nested-components.ts';
