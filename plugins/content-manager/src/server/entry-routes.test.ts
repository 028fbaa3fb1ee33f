import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from './shop.testing.ts';

const lamps = '/collection-types/api::lamp.lamp';
const instant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const someId: unknown = expect.any(Number);
const ada = { id: 1, firstname: 'Ada', lastname: 'Admin', username: null };

let shop: Shop;
let maker: number;
let red: number;
let blue: number;

beforeAll(async () => {
  shop = await openShop();
  maker = await shop.create('maker', { name: 'Ann' });
  red = await shop.create('colour', { name: 'red' });
  blue = await shop.create('colour', { name: 'blue' });
});
afterAll(() => shop.close());

const emptyLamp = {
  id: someId,
  name: null,
  code: null,
  slug: null,
  story: null,
  stock: null,
  sold: null,
  price: null,
  madeOn: null,
  litAt: null,
  shown: false,
  extra: null,
  createdAt: instant,
  updatedAt: instant,
  publishedAt: null,
  picture: null,
  pictures: null,
  maker: { count: 0 },
  colours: { count: 0 },
  mentions: [],
  size: null,
  bulbs: [],
  blocks: [],
  createdBy: ada,
  updatedBy: ada,
};

describe('an entry', () => {
  it('is created from an empty body as a draft with every attribute but passwords', async () => {
    const { status, body, headers } = await shop.call('POST', lamps, {});
    expect(status).toBe(200);
    expect(body).toStrictEqual(emptyLamp);
    expect(headers['etag']).toBe('"v1"');
  });

  it('is returned with normalized values, relations as numbers, components with ids', async () => {
    const sent = {
      name: 'Moon',
      sold: '9007199254740993',
      price: 12.5,
      madeOn: '2026-01-31',
      litAt: '09:15:00',
      pin: 'secret-pin',
      extra: { a: [1, null] },
      unknown: 'left out',
      maker: { connect: [{ id: maker, position: { end: true } }], disconnect: [] },
      colours: { connect: [{ id: red }, { id: blue, position: { before: red } }] },
      mentions: [{ id: maker, __type: 'api::maker.maker' }],
      bulbs: [{ watt: 5, __temp_key__: 3 }],
      blocks: [{ __component: 'parts.size', height: 3 }, { __component: 'parts.unlisted' }],
    };
    const { body } = await shop.call('POST', lamps, sent);
    expect(body).toStrictEqual({
      ...emptyLamp,
      name: 'Moon',
      sold: '9007199254740993',
      price: 12.5,
      madeOn: '2026-01-31',
      litAt: '09:15:00.000',
      extra: { a: [1, null] },
      maker: { count: 1 },
      colours: { count: 2 },
      mentions: [expect.objectContaining({ __type: 'api::maker.maker', id: maker, name: 'Ann' })],
      bulbs: [{ id: someId, watt: 5, fits: { count: 0 }, photo: null, size: null }],
      blocks: [{ __component: 'parts.size', id: someId, height: 3, unit: 'cm' }],
    });
    const { id } = body as { id: number };
    expect((await shop.call('GET', `${lamps}/${id}`)).body).toStrictEqual(body);
  });

  it('has no blocks if the sent value is no list of them', async () => {
    const { status, body } = await shop.call('POST', lamps, { name: 'Text', story: 'just text' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ story: null });
    expect(await shop.call('POST', lamps, { story: [{ type: 'list-item' }] })).toMatchObject(
      refusal(400, 'ValidationError', expect.stringContaining('invalid type')),
    );
  });

  it('keeps blocks of unknown types unchanged, unless they have unsafe URLs', async () => {
    const text = [{ type: 'text', text: 'Hi' }];
    const story = [
      { type: 'table', rows: [['a', null]], children: text },
      { type: 'paragraph', children: text },
    ];
    const { status, body } = await shop.call('POST', lamps, { story });
    expect(status).toBe(200);
    expect(body).toMatchObject({ story });
    const { id } = body as { id: number };
    expect((await shop.call('GET', `${lamps}/${id}`)).body).toMatchObject({ story });
    const hostile = [...story, { type: 'embed', page: { url: 'java\tscript:alert(1)' } }];
    expect(await shop.call('PUT', `${lamps}/${id}`, { story: hostile })).toMatchObject(
      refusal(400, 'ValidationError', 'Please specify a valid link.', {
        errors: [{ path: ['story', '2', 'page', 'url'] }],
      }),
    );
  });

  it('is rejected with the path of each broken rule', async () => {
    expect(await shop.call('POST', lamps, { name: 'x'.repeat(41) })).toMatchObject(
      refusal(400, 'ValidationError', 'name must be at most 40 characters', {
        errors: [{ path: ['name'], message: 'name must be at most 40 characters', name: 'ValidationError' }],
      }),
    );
    const two = await shop.call('POST', lamps, { stock: -1, bulbs: [{ watt: 1 }, { watt: 'x' }] });
    expect(two.body).toMatchObject({
      error: {
        message: '2 errors occurred',
        details: { errors: [{ path: ['stock'] }, { path: ['bulbs', '1', 'watt'] }] },
      },
    });
    expect(await shop.call('POST', '/collection-types/api::colour.colour', {})).toMatchObject(
      refusal(400, 'ValidationError', 'name must be defined.'),
    );
    expect(await shop.call('POST', '/collection-types/api::colour.colour', { name: 'red' })).toMatchObject(
      refusal(400, 'ValidationError', 'This attribute must be unique', {
        errors: [{ path: ['name'], message: 'This attribute must be unique', name: 'ValidationError' }],
      }),
    );
    expect(await shop.call('POST', lamps, { maker: 999 })).toMatchObject(
      refusal(
        400,
        'ValidationError',
        '1 relation(s) of type api::maker.maker associated with this entity do not exist',
      ),
    );
  });

  it('is published if it is complete, and only once', async () => {
    const id = await shop.create('lamp', {});
    expect(await shop.call('POST', `${lamps}/${id}/actions/publish`)).toMatchObject(
      refusal(400, 'ValidationError', expect.any(String), { errors: [{ path: ['name'] }] }),
    );
    await shop.call('PUT', `${lamps}/${id}`, { name: 'Sun' });
    const published = await shop.call('POST', `${lamps}/${id}/actions/publish`);
    expect(published).toMatchObject({ status: 200, body: { publishedAt: instant } });
    expect(await shop.call('POST', `${lamps}/${id}/actions/publish`)).toMatchObject(
      refusal(400, 'ApplicationError', 'already.published'),
    );
    await shop.call('POST', `${lamps}/${id}/actions/unpublish`);
    expect(await shop.call('POST', `${lamps}/${id}/actions/unpublish`)).toMatchObject(
      refusal(400, 'ApplicationError', 'already.draft'),
    );
    expect(
      await shop.call('POST', `/collection-types/api::colour.colour/${red}/actions/publish`),
    ).toMatchObject(refusal(403, 'ForbiddenError', 'Forbidden'));
  });

  it('is not found if it does not exist, and forbidden if its type does not exist', async () => {
    for (const id of ['999', 'abc']) {
      expect(await shop.call('GET', `${lamps}/${id}`)).toMatchObject(
        refusal(404, 'NotFoundError', 'Not Found'),
      );
    }
    expect((await shop.call('PUT', `${lamps}/999`, {})).status).toBe(404);
    expect((await shop.call('DELETE', `${lamps}/999`)).status).toBe(404);
    expect(await shop.call('GET', '/collection-types/api::no.no')).toMatchObject(
      refusal(403, 'ForbiddenError', 'Forbidden'),
    );
  });

  it('is returned a last time when it is deleted', async () => {
    const id = await shop.create('lamp', { name: 'Star' });
    expect(await shop.call('DELETE', `${lamps}/${id}`)).toMatchObject({
      status: 200,
      body: { id, name: 'Star' },
    });
    expect((await shop.call('GET', `${lamps}/${id}`)).status).toBe(404);
  });
});

describe('a list', () => {
  it('contains to-one relations as entries, others as numbers, and scalars of components', async () => {
    const bulbs = [{ watt: 7, size: { height: 1 } }];
    const id = await shop.create('lamp', { name: 'Listed', maker, colours: [red], bulbs });
    const { body } = await shop.call('GET', `${lamps}?filters[id][$eq]=${id}`);
    expect(body).toStrictEqual({
      results: [
        {
          ...emptyLamp,
          id,
          name: 'Listed',
          maker: { id: maker, name: 'Ann', createdAt: instant, updatedAt: instant, publishedAt: null },
          colours: { count: 1 },
          bulbs: [{ id: someId, watt: 7 }],
        },
      ],
      pagination: { page: 1, pageSize: 10, pageCount: 1, total: 1 },
    });
  });

  it('contains populated relations as entries', async () => {
    const id = await shop.create('lamp', { name: 'Populated', colours: [blue] });
    const { body } = await shop.call('GET', `${lamps}?filters[id][$eq]=${id}&populate[0]=colours`);
    expect(body).toMatchObject({ results: [{ colours: [{ id: blue, name: 'blue' }] }] });
  });

  it('rejects pages that are no positive integers', async () => {
    const message = "Invalid 'page' parameter. Expected an integer > 0, received: 0";
    expect(await shop.call('GET', `${lamps}?page=0`)).toMatchObject(refusal(400, 'PaginationError', message));
    expect(await shop.call('GET', `${lamps}?filters[nope][$eq]=1`)).toMatchObject(
      refusal(400, 'ValidationError', 'Invalid parameter nope'),
    );
  });
});

describe('several entries', () => {
  const actions = `${lamps}/actions`;

  it('are published, unpublished and deleted with the number of changed ones', async () => {
    const ids = [await shop.create('lamp', { name: 'One' }), await shop.create('lamp', { name: 'Two' })];
    const send = async (action: string) => (await shop.call('POST', `${actions}/${action}`, { ids })).body;
    expect(await send('bulkPublish')).toStrictEqual({ count: 2 });
    expect(await send('bulkPublish')).toStrictEqual({ count: 0 });
    expect(await send('bulkUnpublish')).toStrictEqual({ count: 2 });
    expect(await send('bulkDelete')).toStrictEqual({ count: 2 });
    expect(await send('bulkDelete')).toStrictEqual({ count: 0 });
  });

  it('must be named and, to be published, exist', async () => {
    expect(await shop.call('POST', `${actions}/bulkDelete`, { ids: [] })).toMatchObject(
      refusal(400, 'ValidationError', 'ids field must have at least 1 items'),
    );
    expect((await shop.call('POST', `${actions}/bulkPublish`, { ids: [999] })).status).toBe(404);
  });

  it('count the drafts that they link', async () => {
    const id = await shop.create('lamp', { name: 'Links a draft', maker });
    expect((await shop.call('GET', `${lamps}/${id}/actions/countDraftRelations`)).body).toStrictEqual({
      data: 1,
    });
    const { body } = await shop.call('GET', `${lamps}/actions/countManyEntriesDraftRelations?ids[0]=${id}`);
    expect(body).toStrictEqual({ data: 1 });
  });

  it('cannot be copied unchanged if values are unique', async () => {
    const id = await shop.create('lamp', { name: 'Original', code: 'L-1' });
    expect(await shop.call('POST', `${lamps}/auto-clone/${id}`)).toMatchObject(
      refusal(400, 'BadRequestError', expect.stringContaining('could not be cloned'), {
        prohibitedFields: [
          [['code'], 'unique'],
          [['slug'], 'unique'],
        ],
      }),
    );
    const copy = await shop.call('POST', `${lamps}/clone/${id}`, { name: 'Copy', code: 'L-2' });
    expect(copy).toMatchObject({ status: 200, body: { name: 'Copy', code: 'L-2', publishedAt: null } });
  });
});
