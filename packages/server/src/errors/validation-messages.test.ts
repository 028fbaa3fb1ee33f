import { Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { describeIssues } from './validation-messages.ts';

const closed = { additionalProperties: false };

function messages(schema: TSchema, value: unknown): readonly (readonly [path: string, message: string])[] {
  return describeIssues(Compile(schema).Errors(value), 'body').map(({ path, message }) => [
    path.join('/'),
    message,
  ]);
}

describe('validation messages', () => {
  it.each([
    [
      'a missing key',
      Type.Object({ b: Type.String(), a: Type.String() }),
      {},
      [
        ['a', 'a is a required field'],
        ['b', 'b is a required field'],
      ],
    ],
    [
      'an empty required text',
      Type.Object({ a: Type.String({ minLength: 1 }) }),
      { a: '' },
      [['a', 'a is a required field']],
    ],
    [
      'a short text',
      Type.Object({ a: Type.String({ minLength: 3 }) }),
      { a: 'x' },
      [['a', 'a must be at least 3 characters']],
    ],
    ['a wrong type', Type.Object({ a: Type.Integer() }), { a: 'x' }, [['a', 'a must be a `integer` type']]],
    [
      'an invalid address',
      Type.Object({ a: Type.String({ format: 'email' }) }),
      { a: 'x' },
      [['a', 'a must be a valid email']],
    ],
    [
      'an unknown key inside',
      Type.Object({ a: Type.Object({}, closed) }),
      { a: { b: 1, c: 2 } },
      [['a', 'a field has unspecified keys: b, c']],
    ],
    [
      'a value in a list',
      Type.Object({ a: Type.Array(Type.Object({ u: Type.String() })) }),
      { a: [{ u: 1 }] },
      [['a/0/u', 'a[0].u must be a `string` type']],
    ],
    [
      'too few items',
      Type.Object({ a: Type.Array(Type.Integer(), { minItems: 1 }) }),
      { a: [] },
      [['a', 'a field must have at least 1 items']],
    ],
    ['a body that is not an object', Type.Object({}), [], [['', 'body must be a `object` type']]],
  ])('describe %s', (_case, schema, value, expected) => {
    expect(messages(schema, value)).toEqual(expected);
  });

  const nullable = Type.Object({ a: Type.Union([Type.String({ maxLength: 2 }), Type.Null()]) });

  it('describe the matching alternative of a union', () => {
    expect(messages(nullable, { a: 'xyz' })).toEqual([['a', 'a must be at most 2 characters']]);
  });

  it('report one error when no alternative matches', () => {
    expect(messages(nullable, { a: 1 })).toEqual([['a', 'a is invalid']]);
  });
});
