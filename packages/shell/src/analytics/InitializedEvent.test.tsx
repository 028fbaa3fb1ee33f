import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
import { routes } from '../extension/points/routes.ts';
import { errorResponse, type FakeResponses } from '../http/fixtures/fake-server.ts';
import { openPanel } from '../routing/fixtures/open-panel.tsx';
import { AnalyticsContext } from './use-analytics.ts';
import { fakeEndpoint, type FakeEndpoint } from './fixtures/fake-endpoint.ts';

let endpoint: FakeEndpoint;

beforeEach(() => {
  endpoint = fakeEndpoint();
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const Opened = () => <h1>Opened</h1>;

const opening = definePlugin({
  id: 'opening',
  contributes: [routes.add({ id: 'opening', path: 'x', page: () => Promise.resolve({ default: Opened }) })],
});

const properties = { numberOfAllContentTypes: 7 };

async function open(spec: {
  readonly analyticsUrl: string | null;
  readonly responses?: FakeResponses;
  readonly uuid?: string | false;
}) {
  const { panel, server, shell } = openPanel({
    at: '/x',
    plugins: [opening],
    responses: { 'GET /admin/telemetry-properties': { body: { data: properties } }, ...spec.responses },
  });
  const { uuid = 'project' } = spec;
  shell.project.actions.resolve({
    ...shell.project.getState(),
    init: { uuid, hasAdmin: true, menuLogo: null, authLogo: null },
  });
  render(<AnalyticsContext value={{ analyticsUrl: spec.analyticsUrl }}>{panel}</AnalyticsContext>);
  await screen.findByRole('heading', { name: 'Opened' });
  return () => server.requestsTo('GET /admin/telemetry-properties');
}

it('reports the opened page once, without identifying the user', async () => {
  await open({ analyticsUrl: '/stats' });
  const body = { event: 'didInitializeAdministration', projectId: 'project', properties };
  await waitFor(() => expect(endpoint.sent()).toEqual([{ url: '/stats/track', body }]));
});

it('sends the server no request while no endpoint is configured', async () => {
  const requested = await open({ analyticsUrl: null });
  expect(requested()).toHaveLength(0);
  expect(endpoint.fetch).not.toHaveBeenCalled();
});

it('sends the server no request for an installation without an identity', async () => {
  const requested = await open({ analyticsUrl: '/stats', uuid: false });
  expect(requested()).toHaveLength(0);
});

it('sends neither a request nor an event before the user signs in', async () => {
  const { panel, server, shell } = openPanel({
    at: '/x',
    visitor: 'signed out',
    responses: { 'GET /admin/telemetry-properties': { body: { data: properties } } },
  });
  shell.project.actions.resolve({
    ...shell.project.getState(),
    init: { uuid: 'project', hasAdmin: true, menuLogo: null, authLogo: null },
  });
  render(<AnalyticsContext value={{ analyticsUrl: '/stats' }}>{panel}</AnalyticsContext>);
  await screen.findByRole('heading', { name: 'Welcome!' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.requestsTo('GET /admin/telemetry-properties')).toEqual([]);
  expect(endpoint.fetch).not.toHaveBeenCalled();
});

it('sends the event without properties when the server refuses them', async () => {
  await open({
    analyticsUrl: '/stats',
    responses: { 'GET /admin/telemetry-properties': errorResponse(403, 'ForbiddenError', 'Forbidden') },
  });
  await waitFor(() => expect(endpoint.sent()).toMatchObject([{ body: { properties: {} } }]));
});

it.each([
  ['has telemetry switched off', { status: 204, body: '' }],
  ['fails', errorResponse(500, 'InternalServerError', 'x')],
])('sends no event when the server %s', async (_, response) => {
  const requested = await open({
    analyticsUrl: '/stats',
    responses: { 'GET /admin/telemetry-properties': response },
  });
  await waitFor(() => expect(requested()).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(endpoint.fetch).not.toHaveBeenCalled();
});
