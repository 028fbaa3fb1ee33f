import type { BulkProgress } from '@admin/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { progressOf, withProgress } from './bulk-routes.ts';
import { openShop, type Shop } from './shop.testing.ts';

/** Of the shop's administrator. */
const userId = 1;
const actions = '/collection-types/api::colour.colour/actions';

describe('how far an action on many entries has come', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const ask = async (name: string) => (await shop.call('GET', `/bulk-progress/${name}`)).body;

  it('is told to whoever runs it, by the name that they gave it, and to nobody else', async () => {
    const { services } = shop;
    const validating: BulkProgress = { step: 'judging', done: 200, total: 1000 };
    await withProgress(services, { userId, name: 'mine' }, async (onProgress) => {
      expect(await ask('mine')).toEqual({ data: null });
      onProgress?.(validating);
      expect(await ask('mine')).toEqual({ data: validating });
      expect(await ask('other')).toEqual({ data: null });
      expect(progressOf(services, userId + 1, 'mine')).toBeNull();
      onProgress?.({ ...validating, step: 'changing' });
      expect(await ask('mine')).toEqual({ data: { ...validating, step: 'changing' } });
    });
    expect(await ask('mine')).toEqual({ data: null });
  });

  it('is forgotten when the action fails', async () => {
    const failed = withProgress(shop.services, { userId, name: 'mine' }, async (onProgress) => {
      onProgress?.({ step: 'changing', done: 1, total: 2 });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await ask('mine')).toEqual({ data: null });
  });

  it('changes nothing about what the action does and answers', async () => {
    await shop.create('colour', { name: 'red' });
    await shop.create('colour', { name: 'blue' });
    const body = { count: 2, progress: 'deleting' };
    expect(await shop.call('POST', `${actions}/bulkDeleteMatching`, body)).toMatchObject({
      status: 200,
      body: { count: 2 },
    });
    const long = { count: 1, progress: 'x'.repeat(65) };
    expect((await shop.call('POST', `${actions}/bulkDeleteMatching`, long)).status).toBe(400);
  });
});
