import type { ContentPermissions } from '../content/permissions/content-permissions.ts';

/**
 * Something that programs can be let in for. A plugin declares those of its own routes, and names one in
 * the policy of each: `policy: { program: 'plugin::weather.report.find' }`.
 */
export interface ContentApiAction {
  /** Owner, controller and action: `plugin::weather.report.find`. */
  readonly id: `${string}::${string}.${string}.${string}`;
  /** Whether it only reads, for programs that may do no more than that. */
  readonly access: 'read' | 'write';
  /**
   * The permission of the panel that the owner of a program must hold at the moment of the call, for example
   * `plugin::weather.notes.write`; null when none is asked for.
   */
  readonly requires: string | null;
}

/** An action as it is judged when a program calls. */
export interface OpenableAction extends Pick<ContentApiAction, 'id' | 'access'> {
  /** Whether the owner of the program may do the same in the panel. */
  isHeldBy(owner: ContentPermissions): boolean;
}
