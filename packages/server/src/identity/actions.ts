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

/** The registry of actions that can be granted to roles. */
export interface ActionRegistry {
  /** All actions, in declaration order. */
  readonly all: readonly ActionDefinition[];
  /** Returns an action by id; undefined when no plugin and no core module declares it. */
  find(id: string): ActionDefinition | undefined;
}

/** The part of a plugin that the action registry reads. */
export interface ActionOwner {
  readonly actions?: readonly ActionDefinition[];
}

/** Collects the actions of the server and of the usable plugins. Their ids are unique. */
export function createActionRegistry(
  core: readonly ActionDefinition[],
  plugins: readonly ActionOwner[],
): ActionRegistry {
  const all = [...core, ...plugins.flatMap(({ actions = [] }) => actions)];
  const byId = new Map(all.map((action) => [action.id, action]));
  return { all, find: (id) => byId.get(id) };
}

/** A row of the permission editor: its label and the last part of the action id. */
type Row = readonly [displayName: string, name: string, subCategory: string];

function settings(category: string, prefix: string, rows: readonly Row[]): ActionDefinition[] {
  return rows.map(([displayName, name, subCategory]) => ({
    id: `${prefix}.${name}`,
    section: 'settings',
    displayName,
    category,
    subCategory,
  }));
}

function crud(subCategory: string, create = 'Create'): readonly Row[] {
  return [
    [create, 'create', subCategory],
    ['Read', 'read', subCategory],
    ['Update', 'update', subCategory],
    ['Delete', 'delete', subCategory],
  ];
}

/** The actions of the server itself, independent of plugins. */
export const coreActions: readonly ActionDefinition[] = [
  ...settings('users and roles', 'admin::users', crud('users', 'Create (invite)')),
  ...settings('users and roles', 'admin::roles', crud('roles')),
  ...settings('project', 'admin::project-settings', [['Read the project level settings', 'read', 'general']]),
  ...settings('plugins', 'admin::marketplace', [['Read the list of plugins', 'read', 'general']]),
  ...settings('plugins', 'admin::plugins', [['Disable plugins for all users', 'update', 'general']]),
];
