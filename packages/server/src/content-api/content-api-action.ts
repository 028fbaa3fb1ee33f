import type { ContentPermissions } from '../content/permissions/content-permissions.ts';

/**
 * An action that an API client can be allowed. A plugin declares those of its own routes, and names one in the policy of each:
 * `policy: { apiClient: 'plugin::weather.report.find' }`.
 */
export interface ContentApiAction {
  /** Owner, controller and action: `plugin::weather.report.find`. */
  readonly id: `${string}::${string}.${string}.${string}`;
  /** True if it only reads, so that read-only tokens include it. */
  readonly access: 'read' | 'write';
  /**
   * The panel permission that the owner of the token must have at the time of the call, for example
   * `plugin::weather.notes.write`; null for none.
   */
  readonly requires: string | null;
}

/** An action with its permission check. */
export interface OpenableAction extends Pick<ContentApiAction, 'id' | 'access'> {
  /** Returns whether the owner of the token may do the same in the panel. */
  isHeldBy(owner: ContentPermissions): boolean;
}
