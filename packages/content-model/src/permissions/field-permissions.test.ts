import { describe, expect, it } from 'vitest';
import { magazineSchemas as schemas, magazineType } from '../fixtures/magazine.ts';
import type { Permission } from './permission.ts';
import { fieldPermissions } from './field-permissions.ts';
import { fieldsOf, fieldTree } from './fields-of.ts';

const subject = 'api::story.story';
const grant = (fields: readonly string[] | null | undefined, action = 'read', on = subject): Permission => ({
  action,
  subject: on,
  properties: fields === undefined ? {} : { fields },
  conditions: [],
});

const permissions = (...permissions: Permission[]) => fieldPermissions(permissions, 'read', subject);

describe('the fields of a type', () => {
  it('are dotted down to the leaves of components, with zones, media and relations as a whole', () => {
    expect(fieldsOf(magazineType(subject), schemas).slice(-14)).toEqual([
      'gallery',
      'writer',
      'labels',
      'related',
      'seo.metaTitle',
      'seo.noIndex',
      'seo.shareImage',
      'seo.socials.network',
      'seo.socials.text',
      'links.label',
      'links.url',
      'links.newTab',
      'links.target',
      'zone',
    ]);
  });

  it('form a tree that says which are required', () => {
    const seo = fieldTree(magazineType(subject), schemas).find(({ name }) => name === 'seo');
    expect(seo).toMatchObject({
      required: false,
      children: [{ name: 'metaTitle', required: true }, {}, {}, { children: [{}, {}] }],
    });
  });
});

describe('permissions on fields', () => {
  it('are what all permissions for the action on the type name together', () => {
    const { allows } = permissions(
      grant(['title']),
      grant(['slug']),
      grant(['body'], 'update'),
      grant(['day'], 'read', 'api::label.label'),
    );
    expect(['title', 'slug', 'body', 'day'].map(allows)).toEqual([true, true, false, false]);
  });

  it('reach into zones and components that are named', () => {
    const { allows } = permissions(grant(['zone', 'seo', 'links.label']));
    expect(allows('zone.0.heading')).toBe(true);
    expect(allows('zone[2].buttons[0].url')).toBe(true);
    expect(allows('seo.socials.text')).toBe(true);
    expect(allows('links.3.label')).toBe(true);
    expect(allows('links.3.url')).toBe(false);
    expect(allows('links')).toBe(false);
  });

  it('show a component as soon as anything in it is allowed', () => {
    const { allowsAnyUnder } = permissions(grant(['links.icon.name', 'title']));
    expect(allowsAnyUnder('links')).toBe(true);
    expect(allowsAnyUnder('links.0.icon')).toBe(true);
    expect(allowsAnyUnder('links.label')).toBe(false);
    expect(allowsAnyUnder('title')).toBe(true);
    expect(allowsAnyUnder('tit')).toBe(false);
  });

  it('are all with null and none without a list', () => {
    expect(permissions(grant(null)).allows('anything')).toBe(true);
    expect(permissions(grant(undefined)).allows('title')).toBe(false);
    expect(permissions().allowsAnyUnder('title')).toBe(false);
  });
});
