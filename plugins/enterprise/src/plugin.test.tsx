import { userMenuFooter, ZoneOutlet } from '@admin/shell';
import { renderWithPlugins } from '@admin/shell/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterprise } from './plugin.ts';

const source = import.meta.glob<string>('./plugin.ts', { query: '?raw', import: 'default', eager: true });

it('shows the edition under the account menu', async () => {
  const { runtime } = renderWithPlugins(
    <ZoneOutlet zone={userMenuFooter} props={{ close: () => undefined }} />,
    { plugins: [enterprise] },
  );
  expect(await screen.findByText('Enterprise edition')).toBeInTheDocument();
  expect(runtime.problems.list()).toEqual([]);
});

it('[E1] pulls in no component when it is imported', () => {
  const statics = [...(source['./plugin.ts'] ?? '').matchAll(/^import [^;]*?from '([^']+)';/gm)].map(
    ([, from]) => from,
  );
  expect(statics).toEqual(['@admin/shell']);
});
