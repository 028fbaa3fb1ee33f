import { describe, expect, it } from 'vitest';
import { articleUid, explorer, roleLayout, tagUid, wideLayout } from '../fixtures/role-layout.ts';
import { nextChoice, setCells, setCondition, setNode } from './change-permissions.ts';
import { readPermissions } from './stored-permissions.ts';
import { readLayout, findCell, type Cell, type PropertyName, type TargetNode } from './editor-layout.ts';
import {
  cellChoice,
  cellsChoice,
  isGranted,
  nodeChoice,
  permitsNothing,
  permissionOf,
  type CellPermissions,
} from './cell-permissions.ts';

const layout = readLayout(roleLayout);
const nothing: CellPermissions = new Map();

function cell(action: string, uid = articleUid): Cell {
  const found = findCell(layout, { action: `${explorer}.${action}`, subject: uid });
  if (!found) throw new Error(`No cell for ${action} on ${uid}`);
  return found;
}

function node(path: string, property: PropertyName = 'fields'): TargetNode {
  const search = (nodes: readonly TargetNode[]): TargetNode | undefined =>
    nodes.flatMap((one) => (one.path === path ? [one] : (search(one.children) ?? []))).at(0);
  const found = search(cell('create').properties.find(({ name }) => name === property)?.nodes ?? []);
  if (!found) throw new Error(`No ${property} ${path}`);
  return found;
}

const grant = (
  permissions: CellPermissions,
  action: string,
  path: string,
  property: PropertyName = 'fields',
) => setNode(permissions, cell(action), { property, node: node(path, property), wanted: 'all' });

const narrowing = (action: string, uid?: string) => cell(action, uid).properties.map(({ name }) => name);

const create = cell('create');

describe('the layout of permissions', () => {
  it('gives a content type only the actions that it supports', () => {
    const [article, tag] = layout.collectionTypes.subjects;
    expect(article?.cells.map(({ label }) => label)).toEqual([
      'Create',
      'Read',
      'Update',
      'Delete',
      'Publish',
    ]);
    expect(tag?.cells.map(({ label }) => label)).toEqual(['Create', 'Read', 'Update', 'Delete']);
  });

  it('leaves out columns that no type of the section supports', () => {
    expect(layout.singleTypes.actions.map(({ label }) => label)).not.toContain('Publish');
  });

  it('limits an action only by the properties that it and the type have', () => {
    expect(narrowing('create')).toEqual(['fields', 'locales']);
    expect(narrowing('delete')).toEqual(['locales']);
    expect(narrowing('delete', tagUid)).toEqual([]);
  });

  it('identifies the fields of a component by dotted paths', () => {
    expect(node('seo').leaves).toEqual(['seo.metaTitle', 'seo.social.image']);
    expect(node('seo.social').leaves).toEqual(['seo.social.image']);
  });

  it('groups actions of plugins and settings by category and subcategory', () => {
    expect(layout.plugins.map(({ name, groups }) => [name, groups.map((group) => group.name)])).toEqual([
      ['content-manager', ['single types']],
      ['upload', ['general', 'assets']],
    ]);
  });
});

describe('a selection', () => {
  it('changes from none to all, and back only from all', () => {
    expect([false, true].map(nextChoice)).toEqual(['all', 'none']);
  });

  it('of one part makes every parent partly selected', () => {
    const permissions = grant(nothing, 'create', 'seo.social.image');
    const choice = (path: string) => nodeChoice(permissions, create, 'fields', node(path));
    expect(['seo.social.image', 'seo.social', 'seo', 'title'].map(choice)).toEqual([
      'all',
      'all',
      'some',
      'none',
    ]);
    expect(cellChoice(permissions, create)).toBe('some');
    expect(cellsChoice(permissions, [create, cell('delete')])).toBe('some');
    expect(cellChoice(permissions, cell('read'))).toBe('none');
  });

  it('of all children makes the parent selected', () => {
    const fields = ['title', 'cover', 'seo'].reduce(
      (permissions, path) => grant(permissions, 'create', path),
      nothing,
    );
    expect(cellChoice(fields, create)).toBe('some');
    const all = ['en', 'fr'].reduce(
      (permissions, code) => grant(permissions, 'create', code, 'locales'),
      fields,
    );
    expect(cellChoice(all, create)).toBe('all');
    expect(all.get(create.key)).toEqual(setCells(nothing, [create], 'all').get(create.key));
  });

  it('of a component adds or removes everything in it and nothing else', () => {
    const whole = grant(grant(nothing, 'create', 'title'), 'create', 'seo');
    expect([...permissionOf(whole, create).names.fields]).toEqual([
      'title',
      'seo.metaTitle',
      'seo.social.image',
    ]);
    const without = setNode(whole, create, { property: 'fields', node: node('seo'), wanted: 'none' });
    expect([...permissionOf(without, create).names.fields]).toEqual(['title']);
  });

  it('of an action without parts is all or none', () => {
    const remove = cell('delete', tagUid);
    const held = setCells(nothing, [remove], 'all');
    expect([cellChoice(nothing, remove), cellChoice(held, remove)]).toEqual(['none', 'all']);
    expect(isGranted(setCells(held, [remove], 'none'), remove)).toBe(false);
  });

  it('of a column applies to every type in it', () => {
    const column = [cell('create'), cell('create', tagUid)];
    const permissions = setCells(nothing, column, 'all');
    expect(cellsChoice(permissions, column)).toBe('all');
    expect(cellsChoice(permissions, [...column, cell('read')])).toBe('some');
  });
});

describe('changing permissions', () => {
  it('preserves the earlier permissions and all other cells', () => {
    const before = setCells(nothing, [cell('read'), create], 'all');
    const names = permissionOf(before, create).names.fields;
    const size = names.size;
    const after = setNode(before, create, { property: 'fields', node: node('title'), wanted: 'none' });
    expect(names.size).toBe(size);
    expect(after.get(cell('read').key)).toBe(before.get(cell('read').key));
    expect(permissionOf(after, create).names.fields.size).toBe(size - 1);
  });

  it('returns the same permissions when nothing changes', () => {
    const permissions = setCells(nothing, [create], 'all');
    expect(setCells(permissions, [create], 'all')).toBe(permissions);
  });

  it('keeps the conditions of an action that is revoked and granted again', () => {
    const held = setCells(nothing, [create], 'all');
    const conditional = setCondition(held, create, { id: 'admin::is-creator', wanted: 'on' });
    const again = setCells(setCells(conditional, [create], 'none'), [create], 'all');
    expect(permissionOf(again, create).conditions).toEqual(['admin::is-creator']);
    const free = setCondition(again, create, { id: 'admin::is-creator', wanted: 'off' });
    expect(permissionOf(free, create).conditions).toEqual([]);
  });

  it('detects fields without a locale, which permit nothing', () => {
    const fields = grant(nothing, 'create', 'title');
    expect(permitsNothing(fields, create)).toBe(true);
    expect(permitsNothing(grant(fields, 'create', 'en', 'locales'), create)).toBe(false);
    expect(permitsNothing(nothing, create)).toBe(false);
    expect(permitsNothing(setCells(nothing, [cell('create', tagUid)], 'all'), cell('create', tagUid))).toBe(
      false,
    );
  });

  it('grants all fields of 60 content types with 40 fields each, and revokes one', () => {
    const wide = readLayout(wideLayout(60, 40));
    const cells = wide.collectionTypes.subjects.flatMap((subject) => subject.cells);
    const all = setCells(nothing, cells, 'all');
    expect(cellsChoice(all, cells)).toBe('all');
    const one = cells[0]!;
    const field = one.properties[0]!.nodes[0]!;
    const less = setNode(all, one, { property: 'fields', node: field, wanted: 'none' });
    expect(cellsChoice(less, cells)).toBe('some');
    expect(readPermissions(wide, []).size).toBe(0);
  });
});
