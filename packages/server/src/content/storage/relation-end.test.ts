import { expect, it } from 'vitest';
import { fieldKey } from './relation-end.ts';

it('gives every field of every entry and component instance its own key', () => {
  const fields: readonly (readonly [uid: string, id: number, field: string])[] = [
    ['api::a.a', 1, 'b'],
    ['api::a.a', 1, 'b b'],
    ['api::a.a', 11, 'b'],
    ['api::a.a', 1, '1 b'],
    ['api::a.ab', 1, 'b'],
    ['a.a', 1, 'b'],
    ['a.a', 1, ''],
  ];
  expect(new Set(fields.map((field) => fieldKey(...field))).size).toBe(fields.length);
});
