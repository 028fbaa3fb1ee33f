export type { ContributionOwner } from './owner-context.ts';
export * from './runtime-context.ts';
export { useAllowedActions } from './use-allowed-actions.ts';
export { useGuard, type Guarding } from './use-guard.ts';
export * from './use-hook.ts';
export * from './use-problems.ts';
export * from './use-registry.ts';
export * from './use-service.ts';
export * from './use-settings-sections.ts';
