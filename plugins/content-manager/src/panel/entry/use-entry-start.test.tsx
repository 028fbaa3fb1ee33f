import { definePlugin } from '@admin/shell';
import { createTestPanel } from '@admin/shell/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { initialValues, type InitialValuesSource } from '../../points.ts';
import { galleryPanel } from '../edit/fixtures/gallery-panel.tsx';
import { galleryUid } from '../edit/fixtures/gallery-type.ts';

const openNew = (load: InitialValuesSource['load']) =>
  createTestPanel(
    galleryPanel({
      at: `/content-manager/collection-types/${galleryUid}/create`,
      expectsProblems: true,
      plugins: [
        definePlugin({
          id: 'careless',
          contributes: [
            initialValues.add({ id: 'careless.values', load }),
            initialValues.add({ id: 'careless.name', load: async () => ({ name: 'Loom' }) }),
          ],
        }),
      ],
    }),
  );

describe('a new entry', () => {
  it.each<[string, InitialValuesSource['load']]>([
    ['rejects', () => Promise.reject(new Error('no values today'))],
    [
      'throws',
      () => {
        throw new Error('no values today');
      },
    ],
  ])('starts with the values of other plugins and names the plugin whose `load` %s', async (_case, load) => {
    const { problems } = await openNew(load);
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Loom');
    expect(problems()).toMatchObject([
      { code: 'HOOK_FAILED', pluginId: 'careless', context: { contributionId: 'careless.values' } },
    ]);
  });
});
