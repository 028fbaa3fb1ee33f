import { entryActions, type Permission } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { book, memo } from '../../../testing/fixtures/library-types.ts';
import { indexPermissions } from '../stored-permissions.ts';
import { explainPermission, type ExplainedRole, type EntryQuestion } from './explain-permission.ts';

const permission = (rest: Partial<Permission> = {}): Permission => ({
  action: entryActions.read,
  subject: book.uid,
  properties: { fields: null, locales: null },
  conditions: [],
  ...rest,
});
const roleOf = (permissions: readonly Permission[], code = 'made'): ExplainedRole => ({
  id: 5,
  name: 'Made',
  code,
  permissions: indexPermissions(permissions),
});
const role = { id: 5, name: 'Made' };
const explain = (
  roles: readonly ExplainedRole[],
  rest: Partial<EntryQuestion> = {},
  isActive = true,
): ReturnType<typeof explainPermission> => {
  const question = {
    action: 'read',
    contentType: book,
    field: null,
    locale: 'en',
    holds: () => null,
  } as const;
  const entries = { ...question, ...rest };
  return explainPermission({ isActive, roles }, { action: entryActions[entries.action], entries });
};
const own = 'admin::is-creator';
const team = 'admin::has-same-role-as-creator';

describe('the explanation of a permission', () => {
  it('names the role that permits the action', () => {
    expect(explain([roleOf([permission()])])).toEqual({
      verdict: 'allowed',
      steps: [{ kind: 'permission', role, verdict: 'allowed', fields: null, locales: null, conditions: [] }],
    });
  });

  it('reports that no role has a permission for the action and the content type', () => {
    const others = [permission({ action: entryActions.update }), permission({ subject: memo.uid })];
    expect(explain([roleOf(others)])).toEqual({ verdict: 'denied', steps: [{ kind: 'missing', role }] });
    expect(explain([])).toEqual({ verdict: 'denied', steps: [] });
  });

  it('reports that the permission excludes the field or the locale', () => {
    const narrow = permission({ properties: { fields: ['title', 'seo'], locales: ['en'] } });
    expect(explain([roleOf([narrow])], { field: 'isbn', locale: 'fr' })).toMatchObject({
      verdict: 'denied',
      steps: [
        {
          verdict: 'denied',
          fields: { names: ['title', 'seo'], total: 2, includes: false },
          locales: { names: ['en'], total: 1, includes: false },
        },
      ],
    });
    expect(explain([roleOf([narrow])], { field: 'seo.metaTitle' }).verdict).toBe('allowed');
    expect(explain([roleOf([narrow])], { field: 'seo.metaTitle', locale: 'fr' }).verdict).toBe('denied');
    expect(explain([roleOf([narrow])], { field: 'isbn' }).verdict).toBe('denied');
  });

  it('depends on the locale until one is given, unless the type has none or all are permitted', () => {
    const locales = (names: readonly string[] | null) => [
      roleOf([permission({ properties: { fields: null, locales: names } })]),
    ];
    const unknown = { locale: undefined };
    expect(explain(locales(['en']), unknown).verdict).toBe('depends');
    expect(explain(locales([]), unknown).verdict).toBe('denied');
    expect(explain(locales(null), unknown).verdict).toBe('allowed');
    const onMemos = [roleOf([permission({ subject: memo.uid, properties: { fields: null } })])];
    expect(explain(onMemos, { contentType: memo, locale: undefined }).verdict).toBe('allowed');
  });

  it('names the condition that holds, or reports that none does', () => {
    const roles = [roleOf([permission({ conditions: [own, team, 'admin::gone'] })])];
    const explained = (holds: EntryQuestion['holds']) => explain(roles, { holds });
    expect(explained((id) => id === team)).toMatchObject({
      verdict: 'allowed',
      steps: [
        {
          conditions: [
            { id: own, name: 'Is creator', holds: false },
            { id: team, name: 'Has same role as creator', holds: true },
            { id: 'admin::gone', name: 'admin::gone', holds: false },
          ],
        },
      ],
    });
    expect(explained(() => false).verdict).toBe('denied');
    expect(explained(() => null).verdict).toBe('depends');
    expect(explain([roleOf([permission({ conditions: ['admin::gone'] })])]).verdict).toBe('denied');
  });

  it('omits a condition that holds for everything the user creates', () => {
    const roles = [roleOf([permission({ action: entryActions.create, conditions: [own] })])];
    expect(explain(roles, { action: 'create' })).toMatchObject({
      verdict: 'allowed',
      steps: [{ conditions: [{ id: own, holds: true }] }],
    });
  });

  it('names the super administrator role before all others', () => {
    const roles = [roleOf([permission({ properties: {} })]), roleOf([], 'strapi-super-admin')];
    expect(explain(roles, { field: 'title' })).toEqual({
      verdict: 'allowed',
      steps: [{ kind: 'super-admin', role }],
    });
  });

  it('reports that the user may not sign in before the permissions of roles', () => {
    const { verdict, steps } = explain([roleOf([permission()])], {}, false);
    expect(verdict).toBe('denied');
    expect(steps).toMatchObject([{ kind: 'inactive' }, { kind: 'permission', verdict: 'allowed' }]);
  });

  it('reports for other actions whether a role has them', () => {
    const roles = [roleOf([permission({ action: 'admin::users.read', subject: null })])];
    const explainAction = (action: string) =>
      explainPermission({ isActive: true, roles }, { action, entries: null });
    expect(explainAction('admin::users.read')).toMatchObject({
      verdict: 'allowed',
      steps: [{ kind: 'permission' }],
    });
    expect(explainAction('admin::users.update')).toMatchObject({
      verdict: 'denied',
      steps: [{ kind: 'missing' }],
    });
  });

  it('evaluates all roles and lists a limited number', () => {
    const fields = Array.from({ length: 60 }, (_, index) => `field${index}`);
    const many = Array.from({ length: 201 }, (_, index) =>
      permission({ properties: { fields: index === 200 ? [...fields, 'isbn'] : ['title'], locales: null } }),
    );
    const { verdict, steps } = explain([roleOf(many)], { field: 'isbn' });
    expect([verdict, steps.length]).toEqual(['allowed', 200]);
    const [step] = explain([roleOf(many.slice(200))], { field: 'isbn' }).steps;
    expect(step).toMatchObject({ fields: { total: 61, includes: true } });
    expect(step?.kind === 'permission' && step.fields?.names).toEqual(fields.slice(0, 50));
  });
});
