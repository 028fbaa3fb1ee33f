import { entryActions, type Permission } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { entryRights, fieldAccess } from './field-access.ts';

const uid = 'api::article.article';

function permission(action: keyof typeof entryActions, fields: readonly string[]): Permission {
  return { action: entryActions[action], subject: uid, properties: { fields }, conditions: [] };
}

const rights = entryRights(
  [
    permission('create', ['title']),
    permission('read', ['title', 'code', 'seo.metaTitle', 'zone']),
    permission('update', ['title', 'zone']),
  ],
  uid,
);

const access = (path: string, stage: 'creating' | 'editing', kind: 'value' | 'group' = 'value') =>
  fieldAccess(path, { rights, stage, kind });

describe('access to a field', () => {
  it('of a new entry follows the right to create, whatever may be read', () => {
    expect(access('title', 'creating')).toBe('editable');
    expect(access('code', 'creating')).toBe('denied');
  });

  it('of an existing entry is read-only without the right to update and denied without both', () => {
    expect(access('title', 'editing')).toBe('editable');
    expect(access('code', 'editing')).toBe('read-only');
    expect(access('secret', 'editing')).toBe('denied');
  });

  it('of a component depends on the fields in it', () => {
    expect(access('seo', 'editing', 'group')).toBe('read-only');
    expect(access('seo', 'creating', 'group')).toBe('denied');
    expect(access('seo.metaTitle', 'editing')).toBe('read-only');
    expect(access('seo.noIndex', 'editing')).toBe('denied');
  });

  it('of what is in a zone follows the zone, wherever the item stands', () => {
    expect(access('zone.2.heading', 'editing')).toBe('editable');
  });
});
