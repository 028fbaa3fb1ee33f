export * from './runtime-context.ts';
export { useActionFilter, useAllowedActions, type ActionFilter } from './use-allowed-actions.ts';
export { useCustomFieldCheck, type CustomFieldCheck } from './use-custom-field-check.ts';
export { useGuard, type Guarding } from './use-guard.ts';
export * from './use-hook.ts';
export * from './use-problems.ts';
export * from './use-registry.ts';
export * from './use-service.ts';
export * from './use-settings-sections.ts';
