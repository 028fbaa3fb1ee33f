import { Type } from 'typebox';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CallsOf, Endpoint } from './endpoint.ts';
import { resource } from './resource.ts';
import { IdParams, ListQuery } from './schemas/wire.ts';

const policy = { anyOf: ['admin::pens.write'] } as const;
const Pen = Type.Object({ id: Type.Integer() });
const pens = resource('/admin/pens');
const endpoints = {
  listPens: pens.list({ policy: 'signed-in', query: ListQuery, response: Type.Array(Pen) }),
  readPen: pens.read({ policy, response: Pen }),
  createPen: pens.create({ policy, body: Pen, response: Pen }),
  updatePen: pens.update({ policy, body: Pen, response: Pen }),
  deletePen: pens.delete({ policy, response: Pen }),
  deletePens: pens.deleteMany({ policy, response: Type.Array(Pen) }),
} as const satisfies Readonly<Record<string, Endpoint>>;

describe('resource', () => {
  it('adds method, path, parameters and status', () => {
    expect(endpoints).toEqual({
      listPens: {
        method: 'GET',
        path: '/admin/pens',
        policy: 'signed-in',
        query: ListQuery,
        response: Type.Array(Pen),
      },
      readPen: { method: 'GET', path: '/admin/pens/:id', params: IdParams, policy, response: Pen },
      createPen: { method: 'POST', path: '/admin/pens', policy, body: Pen, response: Pen, status: 201 },
      updatePen: {
        method: 'PUT',
        path: '/admin/pens/:id',
        params: IdParams,
        policy,
        body: Pen,
        response: Pen,
      },
      deletePen: { method: 'DELETE', path: '/admin/pens/:id', params: IdParams, policy, response: Pen },
      deletePens: {
        method: 'POST',
        path: '/admin/pens/batch-delete',
        policy,
        response: Type.Array(Pen),
      },
    });
  });

  it('keeps paths and schemas as exact types', () => {
    type Calls = CallsOf<typeof endpoints>;
    expectTypeOf<keyof Calls>().toEqualTypeOf<
      | 'GET /admin/pens'
      | 'GET /admin/pens/:id'
      | 'POST /admin/pens'
      | 'PUT /admin/pens/:id'
      | 'DELETE /admin/pens/:id'
      | 'POST /admin/pens/batch-delete'
    >();
    expectTypeOf<Calls['PUT /admin/pens/:id']['body']>().toEqualTypeOf<{ id: number }>();
    expectTypeOf<Calls['GET /admin/pens']['response']>().toEqualTypeOf<{ id: number }[]>();
    // @ts-expect-error a list has no body
    pens.list({ policy: 'signed-in', body: Pen });
  });
});
