import { definePlugin } from '@admin/shell';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mutateEditLayout } from '../../../points.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const attribute = { type: 'string' };
const field = { name: 'name', size: 6, attribute, metadata: {} };

describe('the layout of the edit view', () => {
  it.each<[string, (layout: object) => unknown]>([
    ['a list', () => []],
    ['rows that are a number', (layout) => ({ ...layout, rows: 3 })],
    ['a row that is no list', (layout) => ({ ...layout, rows: [field] })],
    ['nothing of the components', () => ({ rows: [[field]] })],
    ['a field without a name', (layout) => ({ ...layout, rows: [[{ ...field, name: '' }]] })],
    ['a field of 13 columns', (layout) => ({ ...layout, rows: [[{ ...field, size: 13 }]] })],
    ['a field without its attribute', (layout) => ({ ...layout, rows: [[{ ...field, attribute: null }]] })],
    [
      'a row of a component that is no list',
      (layout) => ({ ...layout, components: { 'parts.seo': [field] } }),
    ],
  ])('[E19] is unchanged if a plugin returns %s', async (_case, invalidLayout) => {
    const { problems } = await renderGallery({
      expectsProblems: true,
      plugins: [
        definePlugin({
          id: 'careless',
          contributes: [
            mutateEditLayout.add({ id: 'careless.layout', run: (layout) => invalidLayout(layout) as never }),
          ],
        }),
      ],
    });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('House of Small Machines');
    expect(problems()).toMatchObject([{ code: 'HOOK_FAILED', pluginId: 'careless' }]);
  });
});
