import { entryActions } from '@admin/content-model';
import type { PermissionInput } from '@admin/contract';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../errors/app-error.ts';
import { book, memo } from '../../../testing/fixtures/library-types.ts';
import { libraryPermissions as known } from '../fixtures/library-permissions.ts';
import { parsePermissions } from './parse-permissions.ts';

const { read, publish, update } = entryActions;
const readUsers = 'admin::users.read';
const [own, team] = ['admin::is-creator', 'admin::has-same-role-as-creator'];

const check = (...inputs: readonly PermissionInput[]) => parsePermissions(known, inputs);

const refusal = (...inputs: readonly PermissionInput[]) => {
  try {
    check(...inputs);
  } catch (error) {
    if (error instanceof AppError)
      return error.details?.['errors'] as readonly { path: string[]; message: string }[];
  }
  throw new Error('accepted');
};

describe('permissions sent for a role', () => {
  it('are stored with unique names, null for all, and without lists that restrict nothing', () => {
    expect(
      check(
        {
          action: read,
          subject: book.uid,
          properties: { fields: ['title', 'title'], locales: null },
          conditions: [own, own],
        },
        { action: publish, subject: book.uid, properties: { fields: [], locales: ['fr'] } },
        { action: readUsers, properties: { fields: null } },
      ),
    ).toEqual([
      {
        action: read,
        subject: book.uid,
        properties: { fields: ['title'], locales: null },
        conditions: [own],
      },
      { action: publish, subject: book.uid, properties: { locales: ['fr'] }, conditions: [] },
      { action: readUsers, subject: null, properties: {}, conditions: [] },
    ]);
  });

  it('are stored once when several allow the same, in any order of names', () => {
    const on = { action: read, subject: book.uid };
    const sent = (fields: string[] | null, locales?: string[], conditions: string[] = []) => ({
      ...on,
      properties: { fields, ...(locales && { locales }) },
      conditions,
    });
    expect(check(sent(['title', 'isbn']), sent(['isbn', 'title']))).toHaveLength(1);
    expect(check(sent(null, ['en', 'fr'], [own, team]), sent(null, ['fr', 'en'], [team, own]))).toHaveLength(
      1,
    );
    for (const other of [
      sent(null),
      sent(['title']),
      sent(['title', 'isbn'], []),
      sent(['title', 'isbn'], ['en']),
      sent(['title', 'isbn'], undefined, [own]),
      { ...sent(['title', 'isbn']), action: update },
      { ...sent(['title', 'isbn']), subject: 'api::book.book', properties: {} },
    ]) {
      expect(check(sent(['title', 'isbn']), other)).toHaveLength(2);
    }
  });

  it.each<[string, PermissionInput, readonly string[]]>([
    ['an action', { action: 'admin::no-such.action' }, ['action']],
    ['a subject', { action: read, subject: 'api::gone.gone' }, ['subject']],
    ['a subject of an action without one', { action: readUsers, subject: book.uid }, ['subject']],
    [
      'a field',
      { action: read, subject: book.uid, properties: { fields: ['title', 'gone'] } },
      ['properties', 'fields', '1'],
    ],
    [
      'a language',
      { action: read, subject: book.uid, properties: { locales: ['xx'] } },
      ['properties', 'locales', '0'],
    ],
    [
      'fields of an action on entries as a whole',
      { action: publish, subject: book.uid, properties: { fields: ['title'] } },
      ['properties', 'fields'],
    ],
    [
      'languages of content that has none',
      { action: read, subject: memo.uid, properties: { locales: ['en'] } },
      ['properties', 'locales'],
    ],
    [
      'a condition',
      { action: read, subject: book.uid, conditions: [own, 'admin::gone'] },
      ['conditions', '1'],
    ],
  ])('are rejected at the path of %s that does not exist', (_what, input, path) => {
    const errors = refusal({ action: readUsers }, input);
    expect(errors.map((error) => error.path)).toEqual([['permissions', '1', ...path]]);
    for (const { message } of errors) expect(message).not.toBe('');
  });

  it('are rejected with at most fifty errors', () => {
    const invalid = { action: read, subject: book.uid, properties: { fields: ['a', 'b', 'c'] } };
    expect(refusal(invalid, invalid)).toHaveLength(6);
    expect(refusal(...Array.from({ length: 60 }, () => invalid))).toHaveLength(50);
  });

  it('are not read beyond the fiftieth error', () => {
    let looked = 0;
    const counted = {
      ...known,
      actions: {
        find: () => {
          looked += 1;
          return undefined;
        },
      },
    };
    const inputs = Array.from({ length: 1000 }, () => ({ action: 'admin::no-such.action' }));
    expect(() => parsePermissions(counted, inputs)).toThrow(AppError);
    expect(looked).toBe(50);
  });
});
