import { fieldSet } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import type { Grant, RowCondition } from '../../permissions/content-permissions.ts';
import { guardsOf } from './scope.ts';

const own: RowCondition = (row) => row('created_by_id', '=', 1);
const grant = (fields: readonly string[], conditions: readonly RowCondition[] = []): Grant => ({
  fields: fieldSet(fields),
  locales: 'all',
  conditions,
});
const guards = (...grants: readonly Grant[]) =>
  guardsOf({ table: 'probe', localized: false }, grants, 'probe');

describe('the guard of a field', () => {
  it('is null if every grant allows the field, whatever rows they permit', () => {
    expect(guards(grant(['title']), grant(['title', 'text'], [own])).of('title')).toBeNull();
    expect(guards(grant(['title'], [own])).of('title')).toBeNull();
  });

  it('is null if a grant for every row allows it', () => {
    expect(guards(grant(['title', 'text']), grant(['title'], [own])).of('text')).toBeNull();
  });

  it('limits a field to the rows of the grants that allow it', () => {
    expect(guards(grant(['title']), grant(['text'], [own])).of('text')).toBeTypeOf('object');
    expect(guards(grant(['title']), grant(['text'], [own])).of('text')).not.toBeNull();
  });

  it('is undefined for a field that no grant allows, and for every field without grants', () => {
    expect(guards(grant(['title'])).of('text')).toBeUndefined();
    expect(guards().of('title')).toBeUndefined();
    expect(guards().under('seo')).toBeUndefined();
  });

  it('covers the rows with any readable field for a component', () => {
    const guard = guards(grant(['seo.metaTitle']));
    expect([guard.of('seo'), guard.under('seo'), guard.under('links')]).toEqual([undefined, null, undefined]);
  });
});
