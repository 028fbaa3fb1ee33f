import { pageOf } from '@admin/fixtures';
import { contentManager } from '@admin/plugin-content-manager';
import { settings } from '@admin/plugin-settings';
import { bulkActions } from '@admin/shell';
import { createTestPanel, createTestRuntime } from '@admin/shell/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import reference from '../../../docs/reference/actions.md?raw';
import { enterprise } from './plugin.ts';

const sources = import.meta.glob<string>(['./plugin.ts', './*/panel/*-plugin.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('shows the edition under the account menu', async () => {
  await createTestPanel({
    plugins: [contentManager, settings, ...enterprise],
    // The home page requests them whenever its sections load, before or after the menu opens.
    responses: {
      'GET /admin/home/recent': () => ({ data: { changed: [], drafts: [] } }),
      'GET /admin/review-workflows/assigned-to-me': () => pageOf([]),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  expect(await screen.findByText('Enterprise edition')).toBeInTheDocument();
});

it('has the bulk actions that the reference lists, in their order', () => {
  const { registry } = createTestRuntime({ plugins: [contentManager, settings, ...enterprise] });
  const documented = [...reference.matchAll(/^\| `bulkActions` +\| `([\w.-]+)` +\|/gm)].map(([, id]) => id);
  expect(documented).toEqual(registry.list(bulkActions).map(({ id }) => id));
});

it('[E1] imports no component', () => {
  const statics = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/^import [^;]*?from '([^']+)';/gm)].map(([, from = '']) => from),
  );
  expect(statics).toContain('@admin/shell');
  expect(statics.filter((from) => from.endsWith('.tsx'))).toEqual([]);
});
