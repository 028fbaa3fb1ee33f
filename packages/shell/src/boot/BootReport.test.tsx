import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { definePlugin } from '../extension/core/plugin.ts';
import { ApiError } from '../http/api-error.ts';
import { activation } from '../services/activation.ts';
import { createTestPanel, respondWithError, type TestResponses } from '../testing/index.ts';

type PluginsResponse = NonNullable<TestResponses['GET /admin/server-plugins']>;

const leftOut = [
  {
    plugin: 'maps',
    code: 'PLUGIN_INCOMPATIBLE',
    message: 'The plugin maps supports the versions ^9.0.0 of the host, which is 0.1.0.',
  },
];

const openReport = async (response: PluginsResponse) => {
  const panel = await createTestPanel({
    at: '/boot-report',
    responses: { 'GET /admin/server-plugins': response },
  });
  const report = within(await screen.findByRole('region', { name: 'Boot report' }));
  return { ...panel, report };
};

describe('the boot report', () => {
  it('lists the plugins that the server left out, with their errors', async () => {
    const { report } = await openReport(() => ({ data: { plugins: [], leftOut } }));
    expect(await report.findByRole('heading', { name: 'Left out by the server' })).toBeVisible();
    expect(report.getByText('PLUGIN_INCOMPATIBLE')).toBeVisible();
    expect(report.getByText('maps')).toBeVisible();
    expect(report.getByText(/^The plugin maps supports/)).toBeVisible();
    expect(report.queryByText('Every extension started without a problem.')).not.toBeInTheDocument();
  });

  it('names the failed request, which the server log explains', async () => {
    const activate = activation({}, () => {
      throw new ApiError({ name: 'InternalServerError', message: 'Failed', status: 500, requestId: 'r-17' });
    });
    await createTestPanel({
      at: '/boot-report',
      plugins: [definePlugin({ id: 'maps', activate })],
      responses: { 'GET /admin/server-plugins': { data: { plugins: [] } } },
      expectsProblems: true,
    });
    expect(await screen.findByText('Request ID: r-17 (see the server log).')).toBeVisible();
  });

  it.each<[string, PluginsResponse]>([
    ['for users who may not read them', () => ({ data: { plugins: [] } })],
    ['when the server does not respond', respondWithError(500, 'InternalServerError', 'Failed')],
  ])('lists only the problems of the panel %s', async (_case, response) => {
    const { report, requests } = await openReport(response);
    expect(report.getByText('Every extension started without a problem.')).toBeVisible();
    expect(requests('GET /admin/server-plugins')).toHaveLength(1);
    expect(report.queryByRole('heading', { name: 'Left out by the server' })).not.toBeInTheDocument();
  });
});
