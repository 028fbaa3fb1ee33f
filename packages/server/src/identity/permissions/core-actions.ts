import type { ActionDefinition } from '../../plugin.ts';

/** One line of the permission editor: what it does, and the last part of the action's id. */
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

function ofPlugin(plugin: string, rows: readonly Row[]): ActionDefinition[] {
  return rows.map(([displayName, name, subCategory]) => ({
    id: `plugin::${plugin}.${name}`,
    section: 'plugins',
    displayName,
    plugin,
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

function tokens(kind: string, pageGroup: string): readonly Row[] {
  return [
    [`Access the ${kind} settings page`, 'access', pageGroup],
    ['Create (generate)', 'create', 'general'],
    ['Read', 'read', 'general'],
    ['Update', 'update', 'general'],
    ['Regenerate', 'regenerate', 'general'],
    ['Delete (revoke)', 'delete', 'general'],
  ];
}

/** The actions that come with the server, whatever plugins there are. */
export const coreActions: readonly ActionDefinition[] = [
  ...ofPlugin('content-type-builder', [['Read', 'read', 'general']]),
  ...ofPlugin('upload', [
    ['Access the Media Library', 'read', 'general'],
    ['Create (upload)', 'assets.create', 'assets'],
    ['Update (crop, details, replace) + delete', 'assets.update', 'assets'],
    ['Download', 'assets.download', 'assets'],
    ['Copy link', 'assets.copy-link', 'assets'],
    ['Configure view', 'configure-view', 'general'],
  ]),
  ...settings('email', 'plugin::email.settings', [['Access the Email Settings page', 'read', 'general']]),
  ...settings('media library', 'plugin::upload.settings', [
    ['Access the Media Library settings page', 'read', 'general'],
  ]),
  ...settings('Internationalization', 'plugin::i18n.locale', crud('Locales')),
  ...settings('plugins and marketplace', 'admin::marketplace', [
    ['Access the marketplace', 'read', 'marketplace'],
  ]),
  ...settings('webhooks', 'admin::webhooks', crud('general')),
  ...settings('users and roles', 'admin::users', crud('users', 'Create (invite)')),
  ...settings('users and roles', 'admin::roles', crud('roles')),
  ...settings('api tokens', 'admin::api-tokens', tokens('API tokens', 'api Tokens')),
  ...settings('project', 'admin::project-settings', [
    ['Update the project level settings', 'update', 'general'],
    ['Read the project level settings', 'read', 'general'],
  ]),
  ...settings('transfer tokens', 'admin::transfer.tokens', tokens('transfer tokens', 'transfer tokens')),
];
