import { addUser } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startExport } from './export-route.ts';
import { openShop, refusal, type Shop } from '../shop.testing.ts';

const uid = 'api::lamp.lamp';
const path = `/collection-types/${uid}/export`;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const maker = await shop.create('maker', { name: 'Ateljé Lyktan' });
  const colour = await shop.create('colour', { name: 'red' });
  const bulbs = [{ watt: 40 }, { watt: 60 }];
  await shop.create('lamp', {
    name: 'Bumling',
    stock: 3,
    maker,
    colours: [colour],
    bulbs,
    size: { height: 40 },
  });
  await shop.create('lamp', { name: '=1+1', code: 'a "b", c', price: -2.5, shown: true, extra: { a: [1] } });
  for (let index = 0; index < 120; index += 1)
    await shop.create('lamp', { name: `Row ${index}`, stock: index });
});
afterAll(() => shop.close());

const lines = async (query: string) => {
  const { status, raw } = await shop.call('GET', `${path}${query}`);
  expect(status).toBe(200);
  return raw.body.replace(/^\uFEFF/, '').split('\r\n');
};

describe('the export of a list', () => {
  it('is a table with the columns of the list, for a spreadsheet', async () => {
    const { headers, raw } = await shop.call('GET', `${path}?filters[name]=Bumling`);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="lamps-\d{4}-\d\d-\d\d\.csv"$/,
      ) as unknown,
    });
    expect(raw.body).toMatch(/^\uFEFFName,Maker,Updated at\r\nBumling,Ateljé Lyktan,[\d\-T:.Z]+\r\n$/);
  });

  it('contains related entries by their main fields, several as their number, and no formulas', async () => {
    const columns = 'name,code,price,shown,extra,maker,colours,bulbs,size,createdBy,nonsense';
    expect(await lines(`?columns=${columns}&filters[id][$in][0]=1&filters[id][$in][1]=2&sort=id`)).toEqual([
      'Name,Code,Price,Shown,Extra,Maker,Colours,Bulbs,Size,Created by,Nonsense',
      'Bumling,,,false,,Ateljé Lyktan,1,2,1,Ada Admin,',
      `'=1+1,"a ""b"", c",-2.5,true,"{""a"":[1]}",,0,0,,Ada Admin,`,
      '',
    ]);
  });

  it('contains all entries in the order of the list', async () => {
    const rows = await lines(
      '?columns=name&filters[name][$startsWith]=Row&sort=stock:DESC&page=2&pageSize=5',
    );
    expect(rows).toHaveLength(122);
    expect(rows.slice(0, 3)).toEqual(['Name', 'Row 119', 'Row 118']);
    expect(rows.at(-2)).toBe('Row 0');
  });

  it('contains only what the user may read', async () => {
    const person = { email: 'clerk@example.com', password: 'Passw0rd-of-them' };
    const action = 'plugin::content-manager.explorer.read';
    const role = [{ action, subject: uid, properties: { fields: ['name'] } }];
    await addUser(shop.services, { ...person, role });
    const as = await shop.client.signIn(person);
    const send = (query: string) =>
      shop.client.send('GET', `/content-manager${path}${query}`, undefined, { as });
    const { raw } = await send('?columns=name,stock,price&filters[name]=Bumling');
    expect(raw.body).toBe('\uFEFFName\r\nBumling\r\n');
    expect(await send('?filters[stock][$gt]=1')).toMatchObject({ status: 400 });
    await addUser(shop.services, { ...person, email: 'nobody@example.com', role: [] });
    const nobody = await shop.client.signIn({ ...person, email: 'nobody@example.com' });
    const refused = await shop.client.send('GET', `/content-manager${path}`, undefined, { as: nobody });
    expect(refused).toMatchObject(refusal(403, 'ForbiddenError', 'Forbidden'));
  });

  it('runs once at a time for each user, and four times in total', () => {
    const { services } = shop;
    const ends = [1, 2, 3, 4].map((id) => startExport(services, id));
    expect(() => startExport(services, 1)).toThrow('The server is busy');
    expect(() => startExport(services, 5)).toThrow('The server is busy');
    ends[0]?.();
    expect(() => startExport(services, 2)).toThrow('The server is busy');
    ends.push(startExport(services, 5));
    for (const end of ends) end();
  });

  it.each(['?columns[a]=1', `?columns=${'a,'.repeat(200)}b`, '?sort=weight', '?filters[weight]=1'])(
    'is rejected with %s',
    async (query) => {
      expect(await shop.call('GET', `${path}${query}`)).toMatchObject({ status: 400 });
    },
  );
});
