import { unknownPluginId, type BootProblem, type BootProblemCode } from './problem.ts';

/**
 * Every problem that an extension can cause. `user`: something is missing from the page, so users are notified once.
 * `developer`: only the boot report shows it. A test compares the codes with `docs/reference/errors.md`, which explains
 * each of them.
 */
export const problemAudience = {
  PLUGIN_LOAD_FAILED: 'user',
  PLUGIN_INVALID: 'user',
  PLUGIN_KEY_UNKNOWN: 'developer',
  PLUGIN_INCOMPATIBLE: 'user',
  DUPLICATE_PLUGIN: 'user',
  POINT_DUPLICATE: 'developer',
  POINT_UNKNOWN: 'developer',
  DUPLICATE_CONTRIBUTION: 'user',
  CONTRIBUTION_INVALID: 'user',
  CONTRIBUTION_KEY_UNKNOWN: 'developer',
  PLACEMENT_UNKNOWN: 'developer',
  PLACEMENT_CYCLE: 'developer',
  WITHOUT_UNKNOWN: 'developer',
  SERVICE_OVERRIDDEN: 'developer',
  SERVICE_MISSING: 'user',
  SERVICE_CYCLE: 'user',
  SERVICE_FAILED: 'user',
  ACTIVATION_FAILED: 'user',
  ACTIVATION_TIMEOUT: 'user',
  ACTIVATION_SLOW: 'developer',
  BUILT_IN_REPLACED: 'developer',
  MESSAGES_FAILED: 'developer',
  MESSAGE_FOREIGN: 'developer',
  MESSAGE_INVALID: 'developer',
  CHUNK_FAILED: 'user',
  RENDER_FAILED: 'user',
  ID_FOREIGN: 'developer',
  ROUTE_TAKEN: 'user',
  ROUTE_SHADOWS: 'developer',
  ROUTE_REPLACED: 'developer',
  REPLACEMENT_UNUSED: 'developer',
  THEME_TOKEN_UNKNOWN: 'developer',
  ACTION_FAILED: 'developer',
  EVENT_FAILED: 'user',
  HOOK_FAILED: 'user',
  LOADER_UNSTABLE: 'developer',
} as const satisfies Readonly<Record<BootProblemCode, 'user' | 'developer'>>;

/** Returns whether users are notified of a problem. */
export function concernsUsers(problem: BootProblem): boolean {
  return problem.pluginId !== unknownPluginId && problemAudience[problem.code] === 'user';
}
