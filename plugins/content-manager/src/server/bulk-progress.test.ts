import { progressOf, withProgress, type BulkProgress } from '@admin/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './shop.testing.ts';

/** The administrator of the shop. */
const userId = 1;
const actions = '/collection-types/api::colour.colour/actions';

describe('the progress of a bulk action', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const ask = async (name: string) => (await shop.call('GET', `/bulk-progress/${name}`)).body;

  it('is returned to its user by the chosen name, and to no other user', async () => {
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

  it('is removed when the action fails', async () => {
    const failed = withProgress(shop.services, { userId, name: 'mine' }, async (onProgress) => {
      onProgress?.({ step: 'changing', done: 1, total: 2 });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await ask('mine')).toEqual({ data: null });
  });

  it('does not affect the action or its response', async () => {
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
