import type { ContentPermissions } from '../content/permissions/content-permissions.ts';

/**
 * Something that programs can be let in for. A plugin declares those of its own routes, and names one in
 * the policy of each: `policy: { apiClient: 'plugin::weather.report.find' }`.
 */
export interface ContentApiAction {
  /** Owner, controller and action: `plugin::weather.report.find`. */
  readonly id: `${string}::${string}.${string}.${string}`;
  /** Whether it only reads, so that read-only tokens include it. */
  readonly access: 'read' | 'write';
  /**
   * The permission of the panel that the owner of the token must hold at the moment of the call, for example
   * `plugin::weather.notes.write`; null when none is asked for.
   */
  readonly requires: string | null;
}

/** An action with its permission check. */
export interface OpenableAction extends Pick<ContentApiAction, 'id' | 'access'> {
  /** Whether the owner of the token may do the same in the panel. */
  isHeldBy(owner: ContentPermissions): boolean;
}
