import { forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContracts, type Contracts, type Shown } from './contracts.testing.ts';

const looksHashed = '$argon2id$v=19$m=8';

forEachDialect((dialect) => {
  describe('a password in a component', () => {
    let contracts: Contracts;
    beforeAll(async () => {
      contracts = await openContracts(dialect);
    });
    afterAll(() => contracts.close());

    const pins = async (id: number, column = 'items') =>
      (await contracts.instances(id, column)).map((instance) => instance['pin'] as string | null);
    const put = (id: number, body: object) => contracts.send(contracts.admin, 'PUT', `/${id}`, body);

    it('is hashed whatever its form, kept if it is not sent, and removed by null', async () => {
      const pin = looksHashed;
      const entry = await contracts.create({ title: 'T', items: [{ label: 'A', pin }, { label: 'B' }] });
      const [first, second] = entry['items'] as readonly Shown[];
      const [hash, none] = await pins(entry.id);
      expect([null, pin]).not.toContain(hash);
      expect(none).toBeNull();
      await put(entry.id, {
        items: [
          { id: first?.id, label: 'C' },
          { id: second?.id, pin },
        ],
      });
      const [stored, fresh] = await pins(entry.id);
      expect(stored).toBe(hash);
      expect([null, pin, hash]).not.toContain(fresh);
      await put(entry.id, { items: [{ id: first?.id, pin: null }, { id: second?.id }] });
      expect(await pins(entry.id)).toEqual([null, fresh]);
    });

    it('is validated as plain text, in a draft too, and never as its hash', async () => {
      for (const pin of ['abc', 'x'.repeat(21)]) {
        const response = await contracts.send(contracts.admin, 'POST', '', {
          title: 'T',
          terms: { label: 'L', pin },
        });
        expect(response).toMatchObject({
          status: 400,
          body: { error: { details: { errors: [{ path: ['terms', 'pin'] }] } } },
        });
        expect(JSON.stringify(response.body)).not.toContain(pin);
      }
      const { id } = await contracts.create({ title: 'T', terms: { label: 'L', pin: 'abcdef' }, cost: 1 });
      expect((await contracts.send(contracts.admin, 'POST', `/${id}/actions/publish`)).status).toBe(200);
    });

    it('is not copied to another entry', async () => {
      const { id } = await contracts.create({ title: 'T', terms: { label: 'L', pin: 'abcdef' }, cost: 1 });
      const { body } = await contracts.send(contracts.admin, 'POST', `/clone/${id}`, {});
      expect(await pins((body as Shown).id, 'terms')).toEqual([null]);
    });

    it('is limited in number per request', async () => {
      const items = (count: number) =>
        Array.from({ length: count }, (_, index) => ({ label: 'L', pin: `secret-${index}` }));
      const most = await contracts.send(contracts.admin, 'POST', '', { title: 'T', items: items(20) });
      const more = await contracts.send(contracts.admin, 'POST', '', { title: 'T', items: items(21) });
      expect([most.status, more.status]).toEqual([200, 400]);
    });
  });
});
