export * from './contribution-types.ts';
export * from './extension-point.ts';
export * from './plugin.ts';
