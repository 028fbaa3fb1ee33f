import type { ContentPermissions } from '../content/permissions/content-permissions.ts';

/**
 * Something that programs can do with an API token. A plugin declares those of its own routes, and names one in
 * the policy of each: `policy: { apiToken: 'plugin::weather.report.find' }`.
 */
export interface ContentApiAction {
  /** Owner, controller and action: `plugin::weather.report.find`. */
  readonly id: `${string}::${string}.${string}.${string}`;
  /** Tokens of the type `read-only` open what only reads. */
  readonly access: 'read' | 'write';
  /**
   * The permission of the panel that the owner of a token must hold at the moment of the call, for example
   * `plugin::weather.notes.write`; null when everybody who may make tokens may do this.
   */
  readonly requires: string | null;
}

/** An action as tokens are asked for it. */
export interface OpenableAction extends Pick<ContentApiAction, 'id' | 'access'> {
  /** Whether the owner of a token may do the same in the panel. */
  isHeldBy(owner: ContentPermissions): boolean;
}
