export * from './default-values.ts';
export { fillDefaults } from './fill-defaults.ts';
