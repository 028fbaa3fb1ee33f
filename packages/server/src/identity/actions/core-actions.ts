import type { ActionDefinition } from './action-definition.ts';

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
];
