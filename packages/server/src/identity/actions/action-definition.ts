/** A built-in role of every installation, besides the super administrator. */
export type BuiltInRole = 'editor' | 'author';

/** An action that can be granted to a role, as the permission editor shows it. */
export interface ActionDefinition {
  /** `admin::users.create`, `plugin::content-manager.explorer.read`, … */
  readonly id: string;
  readonly section: 'plugins' | 'settings' | 'contentTypes';
  readonly displayName: string;
  readonly plugin?: string;
  readonly category?: string;
  readonly subCategory?: string;
  /** Properties that narrow an action on a content type. */
  readonly appliesToProperties?: readonly ('fields' | 'locales')[];
  /** Which content types it exists for; all when absent. */
  readonly draftAndPublishOnly?: boolean;
  /**
   * Built-in roles that have it from the first start with the plugin on, each with the ids of conditions that narrow it:
   * `{ editor: [], author: ['admin::is-creator'] }`. Not for actions on content types.
   */
  readonly givenTo?: Readonly<Partial<Record<BuiltInRole, readonly string[]>>>;
}
