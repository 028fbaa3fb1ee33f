/** An action that a role can be given, as the permission editor shows it. */
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
}
