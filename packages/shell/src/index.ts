export * from './forms/index.ts';
export * from './http/index.ts';
export * from './leaving/index.ts';
export * from './messages/index.ts';
export * from './notifications/index.ts';
export * from './permissions/index.ts';
export * from './preferences/index.ts';
export * from './project/index.ts';
export * from './session/index.ts';
export * from './shell-context.ts';
export type { ShellServices } from './shell-services.ts';
export * from './frame/index.ts';
export * from './extension/index.ts';
// The preferences' own list of themes goes by the same name and stays inside.
export { themes } from './extension/index.ts';
export { completeStep, type TourSection, type TourStep } from './tour/index.ts';
export * from './boot/index.ts';
