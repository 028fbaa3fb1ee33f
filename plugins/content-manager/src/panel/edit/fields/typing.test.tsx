import { type CustomFieldInputProps, definePlugin } from '@admin/shell';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { editors, mutateEditLayout } from '../../../points.ts';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { noticeTitles, renderGallery } from '../fixtures/render-gallery.tsx';

const names = Array.from({ length: 12 }, (_, index) => `note${index}`);

/** Opens the edit view of an entry whose text fields count their renders. */
async function renderCounted() {
  const rendered: string[] = [];
  function Counted({ name, label, value, onChange, onBlur }: CustomFieldInputProps<string>) {
    rendered.push(name);
    return (
      <input
        aria-label={label}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value)}
        value={value ?? ''}
      />
    );
  }
  const component = () => Promise.resolve({ default: Counted });
  const counting = editors.add({ id: 'notes.counted', type: 'string', kind: 'value', component });
  const arranging = mutateEditLayout.add({
    id: 'notes.arranged',
    run: (layout) => ({ ...layout, rows: layout.rows.map((row) => row.map((field) => ({ ...field }))) }),
  });
  const entry = { ...galleryEntry, seo: { id: 1, metaTitle: 'Machines' } };
  const panel = await renderGallery({
    type: {
      attributes: {
        name: { type: 'string' },
        seo: { type: 'component', component: 'shared.seo' },
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      },
    },
    plugins: [definePlugin({ id: 'notes', contributes: [counting, arranging] })],
    responses: {
      'GET /content-manager/collection-types/:uid/:id': entry,
      'PUT /content-manager/collection-types/:uid/:id': ({ body }) => ({ ...entry, ...body }),
    },
  });
  await panel.user.click(await screen.findByRole('textbox', { name: 'Meta title' }));
  await panel.user.click(screen.getByRole('textbox', { name: 'Note7' }));
  expect(new Set(rendered)).toEqual(new Set(['name', 'seo.metaTitle', ...names]));
  return { ...panel, rendered };
}

it('input renders only its field, not those beside it or in its component', async () => {
  const { user, rendered } = await renderCounted();
  // The first letter marks the entry as modified.
  for (const text of ['a', 'b']) {
    rendered.length = 0;
    await user.keyboard(text);
    expect(new Set(rendered)).toEqual(new Set(['note7']));
  }
  rendered.length = 0;
  await user.type(screen.getByRole('textbox', { name: 'Meta title' }), '!');
  expect(new Set(rendered)).toEqual(new Set(['seo.metaTitle']));
});

it('a save renders no field whose value is unchanged, even if a plugin rearranges the fields', async () => {
  const { user, rendered, notices } = await renderCounted();
  await user.keyboard('a');
  rendered.length = 0;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => noticeTitles(notices())).toHaveLength(1);
  const save = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  expect(rendered).toEqual([]);
});
