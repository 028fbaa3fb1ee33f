import { entryActions, type Permission } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { book, memo } from '../../../testing/fixtures/library-types.ts';
import { libraryPermissions as known } from '../fixtures/library-permissions.ts';
import { currentPermissions } from './known-permissions.ts';

const { read, publish } = entryActions;
const own = 'admin::is-creator';

const stored = (rest: Partial<Permission>): Permission => ({
  action: read,
  subject: book.uid,
  properties: { fields: null, locales: null },
  conditions: [],
  ...rest,
});

describe('stored permissions', () => {
  it('keep existing names, and lose those of removed fields and locales', () => {
    const whole = stored({ conditions: [own] });
    const partly = stored({
      properties: { fields: ['title', 'gone'], locales: ['xx', 'fr'] },
      conditions: ['admin::gone', own],
    });
    expect(currentPermissions(known, [whole, partly])).toEqual([
      whole,
      stored({ properties: { fields: ['title'], locales: ['fr'] }, conditions: [own] }),
    ]);
  });

  it('gain no list, and lose lists that restrict nothing', () => {
    expect(
      currentPermissions(known, [
        stored({ properties: {} }),
        stored({ subject: memo.uid }),
        stored({ action: publish }),
      ]).map(({ properties }) => properties),
    ).toStrictEqual([{}, { fields: null }, { locales: null }]);
  });

  it('end with their action, their content type, or the last of their conditions', () => {
    expect(
      currentPermissions(known, [
        stored({ action: 'admin::gone' }),
        stored({ subject: 'api::gone.gone' }),
        stored({ conditions: ['admin::gone'] }),
      ]),
    ).toEqual([]);
  });
});
