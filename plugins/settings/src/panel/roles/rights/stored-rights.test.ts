import { describe, expect, it } from 'vitest';
import { articleUid, explorer, roleLayout, storedRight, tagUid } from '../../fixtures/role-layout.ts';
import { setCells, setCondition, setNode } from './change-rights.ts';
import { readRights } from './read-rights.ts';
import { readLayout, rightKey } from './rights-layout.ts';
import { cellChoice, rightOf } from './rights.ts';
import { createRightsStore } from './rights-store.ts';
import { writeRights } from './write-rights.ts';

const layout = readLayout(roleLayout);
const create = layout.cells.get(rightKey(`${explorer}.create`, articleUid))!;
const remove = layout.cells.get(rightKey(`${explorer}.delete`, tagUid))!;
const title = create.properties[0]!.nodes[0]!;
const articleLeaves = ['title', 'cover', 'seo.metaTitle', 'seo.social.image'];

const flip = (wanted: 'all' | 'none') => (rights: ReturnType<typeof readRights>) =>
  setCells(rights, [remove], wanted);

describe('stored rights', () => {
  it('to a component are rights to everything in it', () => {
    const rights = readRights(layout, [storedRight(create.action, articleUid, { fields: ['seo'] })]);
    expect([...rightOf(rights, create).names.fields]).toEqual(['seo.metaTitle', 'seo.social.image']);
  });

  it('to all fields and locales are shown as chosen one by one', () => {
    const rights = readRights(layout, [
      storedRight(create.action, articleUid, { fields: null, locales: null }),
    ]);
    expect(cellChoice(rights, create)).toBe('all');
  });

  it('without locales are rights in none', () => {
    const rights = readRights(layout, [storedRight(create.action, articleUid, { fields: null })]);
    expect([...rightOf(rights, create).names.locales]).toEqual([]);
  });

  it('to one thing twice are shown as one that goes no further than the conditional one', () => {
    const rights = readRights(layout, [
      storedRight(create.action, articleUid, { fields: ['title'] }),
      storedRight(create.action, articleUid, { fields: ['cover'] }, ['admin::is-creator']),
    ]);
    expect(rightOf(rights, create)).toMatchObject({ conditions: ['admin::is-creator'] });
    expect([...rightOf(rights, create).names.fields]).toEqual(['title', 'cover']);
  });

  it('that nobody changed go back as they came, whatever they look like', () => {
    const stored = [
      storedRight('plugin::gone.read'),
      storedRight(create.action, articleUid, { fields: ['seo', 'title'] }),
      storedRight(create.action, articleUid, { fields: null, locales: ['fr'] }, ['admin::is-creator']),
      storedRight(`${explorer}.update`, articleUid, { fields: [] }),
    ];
    const rights = setCells(readRights(layout, stored), [remove], 'all');
    const sent = writeRights({ layout, stored, rights });
    expect(sent).toHaveLength(5);
    for (const { action, subject, properties, conditions } of stored) {
      expect(sent).toContainEqual({ action, subject, properties, conditions });
    }
    expect(sent).toContainEqual({ action: remove.action, subject: tagUid, properties: {}, conditions: [] });
  });

  it('that changed are sent once, with the names in the order of the layout', () => {
    const stored = [storedRight(create.action, articleUid, { fields: ['seo'], locales: ['en'] })];
    const rights = setNode(readRights(layout, stored), create, {
      property: 'fields',
      node: title,
      wanted: 'all',
    });
    expect(writeRights({ layout, stored, rights })).toEqual([
      {
        action: create.action,
        subject: articleUid,
        properties: { fields: ['title', 'seo.metaTitle', 'seo.social.image'], locales: ['en'] },
        conditions: [],
      },
    ]);
  });

  it('to everything stay rights to everything when only a condition is added', () => {
    const stored = [storedRight(create.action, articleUid, { fields: null, locales: ['en'] })];
    const rights = setCondition(readRights(layout, stored), create, {
      id: 'admin::is-creator',
      wanted: 'on',
    });
    expect(writeRights({ layout, stored, rights })).toMatchObject([
      { properties: { fields: null, locales: ['en'] }, conditions: ['admin::is-creator'] },
    ]);
  });

  it('to everything become a list when one name is taken out', () => {
    const stored = [storedRight(create.action, articleUid, { fields: null, locales: null })];
    const rights = setNode(readRights(layout, stored), create, {
      property: 'fields',
      node: title,
      wanted: 'none',
    });
    expect(writeRights({ layout, stored, rights })).toMatchObject([
      { properties: { fields: articleLeaves.slice(1), locales: null } },
    ]);
  });

  it('that were taken back are not sent', () => {
    const stored = [storedRight(create.action, articleUid, { fields: ['title'], locales: ['en'] })];
    const rights = setCells(readRights(layout, stored), [create], 'none');
    expect(writeRights({ layout, stored, rights })).toEqual([]);
  });
});

describe('the rights being edited', () => {
  const stored = [storedRight(create.action, articleUid, { fields: ['title'], locales: ['en'] })];

  it('are changed only as long as they differ from what is stored', () => {
    const store = createRightsStore(layout, stored);
    const isChanged = () => store.getState().isChanged;
    expect(isChanged()).toBe(false);
    store.change(flip('all'));
    expect(isChanged()).toBe(true);
    store.change(flip('none'));
    expect(isChanged()).toBe(false);
    store.change((rights) => setCondition(rights, remove, { id: 'admin::is-creator', wanted: 'on' }));
    expect(isChanged()).toBe(false);
  });

  it('begin anew with what the server has stored', () => {
    const store = createRightsStore(layout, stored);
    store.change(flip('all'));
    store.saved([...stored, storedRight(remove.action, tagUid)]);
    expect(store.getState().isChanged).toBe(false);
    expect(cellChoice(store.getState().rights, remove)).toBe('all');
  });

  it('of a copy are all still to be saved', () => {
    const store = createRightsStore(layout, [], stored);
    expect(store.getState().isChanged).toBe(true);
    expect(store.toInput()).toHaveLength(1);
  });
});
