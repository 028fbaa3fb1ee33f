import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineServerPlugin, route } from '../plugin-api/index.ts';
import { startTestServer } from '../testing/test-server.ts';
import { listRoutes } from './print-routes.ts';

const response = Type.Object({});
const params = Type.Object({ id: Type.String() });
const plugin = defineServerPlugin({
  id: 'sample',
  title: 'Sample',
  routes: [
    route({ method: 'GET', path: '/sample/:id', policy: 'public', params, response }, () => ({})),
    route({ method: 'POST', path: '/sample', policy: 'signed-in', response }, () => ({})),
  ],
});

/** All routes registered at the web server. HEAD is registered with each GET. */
const served = new Set<string>();

function watch(message: unknown): void {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') served.add(`${one} ${url}`);
  });
}

let panelDir = '';

beforeEach(() => {
  served.clear();
  panelDir = mkdtempSync(path.join(tmpdir(), 'panel-'));
  mkdirSync(path.join(panelDir, 'assets'));
  writeFileSync(path.join(panelDir, 'index.html'), '<html><head></head><body></body></html>');
  subscribe('fastify.initialization', watch);
});

afterEach(() => {
  unsubscribe('fastify.initialization', watch);
  rmSync(panelDir, { recursive: true });
});

it('lists exactly the routes of a running server', async () => {
  const server = await startTestServer({ plugins: [plugin], panelDir });
  try {
    const routes = await listRoutes({ plugins: [plugin] });
    const listed = routes.map(({ method, path: at }) => `${method} ${at}`);
    expect(listed.toSorted()).toEqual([...served].toSorted());
    expect(listed).toContain('DELETE /admin/users/me/sessions/:id');
    expect(listed).toContain('GET /sample/:id');
  } finally {
    await server.close();
  }
});

it('lists the routes of the enterprise edition', async () => {
  const enterprise = { features: [], load: () => Promise.resolve([plugin]) };
  const routes = await listRoutes({ plugins: [], enterprise });
  expect(routes.filter(({ owner }) => owner === 'sample')).not.toEqual([]);
});
