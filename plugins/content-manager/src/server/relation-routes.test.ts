import { addUser } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from './shop.testing.ts';

let shop: Shop;
let maker: number;
let lamp: number;
let colours: number[];
let bulb: number;

beforeAll(async () => {
  shop = await openShop();
  maker = await shop.create('maker', { name: 'Ann' });
  colours = [];
  for (const name of ['red', 'green', 'blue', 'amber']) colours.push(await shop.create('colour', { name }));
  lamp = await shop.create('lamp', { name: 'Moon', maker, colours: colours.slice(0, 3) });
  const other = await shop.call('POST', '/collection-types/api::lamp.lamp', {
    name: 'Sun',
    bulbs: [{ watt: 1, fits: [lamp] }],
  });
  bulb = (other.body as { bulbs: { id: number }[] }).bulbs[0]?.id ?? 0;
});
afterAll(() => shop.close());

const get = (path: string) => shop.call('GET', `/relations/${path}`);

describe('the links of a field', () => {
  it('are returned last connected first, with the main field', async () => {
    const [red, green, blue] = colours;
    expect((await get(`api::lamp.lamp/${lamp}/colours?pageSize=2&page=1`)).body).toStrictEqual({
      results: [
        { id: blue, name: 'blue' },
        { id: green, name: 'green' },
      ],
      pagination: { page: 1, pageSize: 2, pageCount: 2, total: 3 },
    });
    expect((await get(`api::lamp.lamp/${lamp}/colours?pageSize=2&page=2`)).body).toMatchObject({
      results: [{ id: red, name: 'red' }],
    });
  });

  it('are the entry itself or null for a to-one relation', async () => {
    expect((await get(`api::lamp.lamp/${lamp}/maker`)).body).toStrictEqual({
      data: { id: maker, name: 'Ann', publishedAt: null },
    });
    const lonely = await shop.create('lamp', { name: 'Lonely' });
    expect((await get(`api::lamp.lamp/${lonely}/maker`)).body).toStrictEqual({ data: null });
  });

  it('are returned from the other side and from inside components', async () => {
    expect((await get(`api::maker.maker/${maker}/lamps`)).body).toMatchObject({
      results: [{ id: lamp, name: 'Moon', publishedAt: null }],
    });
    expect((await get(`parts.bulb/${bulb}/fits`)).body).toMatchObject({
      results: [{ id: lamp, name: 'Moon' }],
    });
  });

  it('are a page of ids and types for a polymorphic relation', async () => {
    const mentions = [
      { id: maker, __type: 'api::maker.maker' },
      { id: colours[3], __type: 'api::colour.colour' },
      { id: lamp, __type: 'api::lamp.lamp' },
    ];
    const id = await shop.create('lamp', { name: 'Mars', mentions });
    expect((await get(`api::lamp.lamp/${id}/mentions?pageSize=2&page=1`)).body).toStrictEqual({
      results: [mentions[2], mentions[1]],
      pagination: { page: 1, pageSize: 2, pageCount: 2, total: 3 },
    });
    const person = { email: 'namer@example.com', password: 'Correct-Horse-7' };
    const permission = { action: 'plugin::content-manager.explorer.read', subject: 'api::lamp.lamp' };
    await addUser(shop.services, { ...person, role: [{ ...permission, properties: { fields: ['name'] } }] });
    const as = await shop.client.signIn(person);
    const path = `/content-manager/relations/api::lamp.lamp/${id}/mentions`;
    expect((await shop.client.send('GET', path, undefined, { as })).status).toBe(403);
  });

  it('are in the layout and not in lists for polymorphic relations', async () => {
    const path = '/content-types/api::lamp.lamp/configuration';
    const { data } = (await shop.call('GET', path)).body as {
      data: {
        contentType: { layouts: { list: string[]; edit: object[][] }; metadatas: Record<string, object> };
      };
    };
    const { layouts, metadatas } = data.contentType;
    expect(layouts.edit.flat()).toContainEqual({ name: 'mentions', size: 6 });
    expect(metadatas['mentions']).toMatchObject({ list: { sortable: false, searchable: false } });
    expect(await shop.call('PUT', path, { layouts })).toMatchObject({ status: 200 });
    expect(
      await shop.call('PUT', path, { layouts: { ...layouts, list: [...layouts.list, 'mentions'] } }),
    ).toMatchObject({ status: 400 });
  });

  it('are rejected for fields without links and entries that do not exist', async () => {
    const noField = refusal(400, 'BadRequestError', "This relational field doesn't exist");
    expect(await get(`api::lamp.lamp/${lamp}/name`)).toMatchObject(noField);
    expect(await get(`api::no.no/1/name`)).toMatchObject(
      refusal(400, 'BadRequestError', "The model doesn't exist"),
    );
    for (const path of [`parts.bulb/9999/fits`, `api::lamp.lamp/undefined/colours`]) {
      expect((await get(path)).status).toBe(404);
    }
    expect(await get(`api::lamp.lamp/${lamp}/colours?pageSize=1000&page=0`)).toMatchObject({
      status: 400,
      body: { error: { name: 'ValidationError' } },
    });
  });
});

describe('the entries that link an entry', () => {
  it('are returned with their types, only to users who may read the entry', async () => {
    const { body } = await shop.call('GET', `/uses/api::colour.colour/${colours[0]}`);
    const use = { uid: 'api::lamp.lamp', kind: 'collectionType', displayName: 'Lamp' };
    expect(body).toStrictEqual({
      data: {
        entries: [
          {
            ...use,
            id: lamp,
            title: 'Moon',
            locale: null,
            publishedAt: null,
            fields: [{ path: 'colours', count: 1 }],
          },
        ],
        total: 1,
      },
    });
    expect((await shop.call('GET', '/uses/api::colour.colour/9999')).status).toBe(404);
  });
});

describe('the possible targets of a field', () => {
  it('are sorted by the main field, without linked ones', async () => {
    const [red = 0, , , amber] = colours;
    expect((await get(`api::lamp.lamp/colours?entityId=${lamp}`)).body).toStrictEqual({
      results: [{ id: amber, name: 'amber' }],
      pagination: { page: 1, pageSize: 10, pageCount: 1, total: 1 },
    });
    const included = await get(`api::lamp.lamp/colours?entityId=${lamp}&idsToInclude[0]=${red}`);
    expect(included.body).toMatchObject({ results: [{ name: 'amber' }, { name: 'red' }] });
    const omitted = await get(`api::lamp.lamp/colours?idsToOmit[0]=${red}`);
    expect((omitted.body as { results: { name: string }[] }).results.map(({ name }) => name)).toStrictEqual([
      'amber',
      'blue',
      'green',
    ]);
  });

  it('are searched by the main field', async () => {
    const named = async (term: string) =>
      (await get(`api::lamp.lamp/colours?_q=${term}&_filter=$containsi`)).body;
    expect(await named('REE')).toMatchObject({ results: [{ name: 'green' }] });
    // One or two letters are searched at the start of words.
    expect(await named('RE')).toMatchObject({ results: [{ name: 'red' }] });
    expect((await get('api::lamp.lamp/colours?entityId=9999')).status).toBe(404);
  });
});

describe('a uid', () => {
  it('is made from the field it follows, with a number if it is taken', async () => {
    await shop.create('lamp', { name: 'Night Light', slug: 'night-light' });
    const call = { contentTypeUID: 'api::lamp.lamp', field: 'slug', data: { name: 'Night Light' } };
    expect((await shop.call('POST', '/uid/generate', call)).body).toStrictEqual({ data: 'night-light-1' });
    expect((await shop.call('POST', '/uid/generate', { ...call, data: {} })).body).toStrictEqual({
      data: 'lamp',
    });
    expect(
      (await shop.call('POST', '/uid/generate', { ...call, data: { name: '日本 Ü' } })).body,
    ).toStrictEqual({
      data: 'riben-ue',
    });
    expect(await shop.call('POST', '/uid/generate', { ...call, contentTypeUID: 'api::no.no' })).toMatchObject(
      refusal(400, 'ValidationError', 'ContentType not found'),
    );
  });

  it('of an entry counts as free for the entry itself', async () => {
    const own = await shop.create('lamp', { name: 'Desk', slug: 'desk' });
    const second = await shop.create('lamp', { name: 'Desk', slug: 'desk-1' });
    const generate = async (id: unknown) => {
      const call = { contentTypeUID: 'api::lamp.lamp', field: 'slug', data: { id, name: 'Desk' } };
      return (await shop.call('POST', '/uid/generate', call)).body;
    };
    expect(await generate(own)).toStrictEqual({ data: 'desk' });
    expect(await generate(second)).toStrictEqual({ data: 'desk-1' });
    for (const nobody of [undefined, null, 999_999, 1e15, -1, 0.5, `${own}`, [own]]) {
      expect(await generate(nobody)).toStrictEqual({ data: 'desk-2' });
    }
  });

  it('is free or returned with a free one', async () => {
    const call = { contentTypeUID: 'api::lamp.lamp', field: 'slug' };
    const check = async (value: string) =>
      (await shop.call('POST', '/uid/check-availability', { ...call, value })).body;
    expect(await check('night-light')).toStrictEqual({ isAvailable: false, suggestion: 'night-light-1' });
    expect(await check('day-light')).toStrictEqual({ isAvailable: true, suggestion: null });
  });
});

describe('a single type', () => {
  const path = '/single-types/api::window.window';

  it('is not found until it is saved, and then contains its relations as entries', async () => {
    for (const [method, action] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/actions/publish'],
      ['GET', '/actions/countDraftRelations'],
    ] as const) {
      expect((await shop.call(method, path + action)).status).toBe(404);
    }
    const saved = await shop.call('PUT', path, { heading: 'Open', lead: maker, lamps: [lamp] });
    expect(saved).toMatchObject({
      status: 200,
      body: { lead: { count: 1 }, lamps: { count: 1 }, locale: 'en' },
    });
    expect(await shop.call('GET', path)).toMatchObject({
      status: 200,
      body: {
        heading: 'Open',
        open: true,
        publishedAt: null,
        lead: { id: maker, name: 'Ann' },
        lamps: [{ id: lamp, name: 'Moon' }],
        localizations: [],
      },
    });
    expect((await shop.call('GET', `${path}/actions/countDraftRelations`)).body).toStrictEqual({ data: 2 });
    const again = await shop.call('PUT', path, { heading: 'Still open' });
    expect((again.body as { id: number }).id).toBe((saved.body as { id: number }).id);
  });

  it('is published, unpublished and deleted without an id', async () => {
    const published = await shop.call('POST', `${path}/actions/publish`);
    expect(published).toMatchObject({ status: 200, body: { publishedAt: expect.any(String) as unknown } });
    const draft = await shop.call('POST', `${path}/actions/unpublish`);
    expect(draft).toMatchObject({ status: 200, body: { publishedAt: null } });
    expect(await shop.call('DELETE', path)).toMatchObject({ status: 200, body: { heading: 'Still open' } });
    expect((await shop.call('GET', path)).status).toBe(404);
  });
});
