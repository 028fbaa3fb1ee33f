import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineServerPlugin, defineVariable } from '../plugin-api/index.ts';
import { at } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { withEdition } from './enterprise-edition.ts';

const seal = defineServerPlugin({
  id: 'seal',
  title: 'Seal',
  features: [{ name: 'wax-seals', options: { colours: 3 } }],
});
const own = defineServerPlugin({ id: 'own', title: 'Own' });

describe('withEdition', () => {
  const load = vi.fn(() => Promise.resolve([seal]));
  const enterprise = { features: ['wax-seals'], load };

  afterEach(() => load.mockClear());

  it('[P47] never loads the edition without the flag, and names its features', async () => {
    const list = await withEdition({ plugins: [own], trusted: ['own'], enterprise }, { enterprise: false });
    expect(list).toEqual({ plugins: [own], trusted: ['own'], promoted: ['wax-seals'] });
    expect(load).not.toHaveBeenCalled();
  });

  it('[P47] adds the plugins of the edition as trusted ones with the flag', async () => {
    const list = await withEdition({ plugins: [own], enterprise }, { enterprise: true });
    expect(list).toEqual({ plugins: [own, seal], trusted: ['seal'] });
  });

  it('[P47] leaves an application without an edition unchanged', async () => {
    const list = { plugins: [own], trusted: [] };
    expect(await withEdition(list, { enterprise: true })).toEqual(list);
  });

  it('[P47] does not start a server whose edition cannot be loaded', async () => {
    const broken = { features: [], load: () => Promise.reject(new Error('no such file')) };
    const starting = withEdition({ plugins: [own], enterprise: broken }, { enterprise: true });
    await expect(starting).rejects.toMatchObject({
      code: 'EDITION_NOT_LOADED',
      message: 'The enterprise edition could not be loaded: Error: no such file',
    });
  });
});

describe('GET /admin/project-type', () => {
  let server: TestServer | undefined;

  afterEach(() => server?.close());

  it('[P46] lists the features of running plugins only', async () => {
    const ill = defineServerPlugin({
      id: 'ill',
      title: 'Ill',
      features: [{ name: 'ill' }],
      onReady: () => Promise.reject(new Error('no')),
    });
    server = await startTestServer({
      plugins: [seal, ill],
      needs: [],
      environment: { ENTERPRISE: 'true' },
    });
    const { body } = await server.client.send('GET', '/admin/project-type');
    expect(at(body, 'data')).toEqual({
      isEE: true,
      features: [{ name: 'wax-seals', options: { colours: 3 } }],
      flags: { nps: false, promoteEE: false },
    });
  });

  it.each([
    ['', []],
    ['false', []],
    ['17', [{ name: 'paper', options: { sheets: 2 } }]],
  ])('[P46] lists a feature while its variable is on: %j', async (PAPER_SIZE, features) => {
    const variable = defineVariable<string | boolean | null>({
      name: 'PAPER_SIZE',
      fallback: 'none',
      description: '',
      expects: 'a size',
      read: (text) => (text === 'none' ? null : text !== 'false' && text),
    });
    const paper = defineServerPlugin({
      id: 'paper',
      title: 'Paper',
      variables: [variable],
      features: [{ name: 'paper', options: { sheets: 2 }, variable }],
    });
    server = await startTestServer({ plugins: [paper], environment: { PAPER_SIZE } });
    const { body } = await server.client.send('GET', '/admin/project-type');
    expect(at(body, 'data.features')).toEqual(features);
  });

  it('[P46] lists no feature with a variable of another plugin, which is rejected', async () => {
    const variable = defineVariable({
      name: 'PAPER_SIZE',
      fallback: '1',
      description: '',
      expects: 'a size',
      read: (text) => text,
    });
    const thief = defineServerPlugin({
      id: 'thief',
      title: 'Thief',
      features: [{ name: 'paper', variable }],
    });
    server = await startTestServer({ plugins: [thief], needs: [] });
    expect(server.problems).toMatchObject([{ code: 'FEATURE_INVALID', pluginId: 'thief' }]);
  });

  it('[P47] promotes the features of an edition that is off, and only them', async () => {
    server = await startTestServer({ promoted: ['wax-seals'] });
    const { body } = await server.client.send('GET', '/admin/project-type');
    expect(at(body, 'data')).toEqual({
      isEE: false,
      features: [],
      flags: { nps: false, promoteEE: true },
      promoted: ['wax-seals'],
    });
  });
});
