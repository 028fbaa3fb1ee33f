import { type CustomFieldInputProps, definePlugin } from '@admin/shell';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { editors } from '../../../points.ts';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const names = Array.from({ length: 12 }, (_, index) => `note${index}`);

it('renders the field that is typed into and no other, beside it or in a component', async () => {
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
  const { user } = await renderGallery({
    type: {
      attributes: {
        name: { type: 'string' },
        seo: { type: 'component', component: 'shared.seo' },
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      },
    },
    plugins: [definePlugin({ id: 'notes', contributes: [counting] })],
    answers: {
      'GET /content-manager/collection-types/:uid/:id': {
        ...galleryEntry,
        seo: { id: 1, metaTitle: 'Machines' },
      },
    },
  });
  await user.click(await screen.findByRole('textbox', { name: 'Meta title' }));
  await user.click(screen.getByRole('textbox', { name: 'Note7' }));
  expect(new Set(rendered)).toEqual(new Set(['name', 'seo.metaTitle', ...names]));
  // The first letter makes the entry a modified one.
  for (const text of ['a', 'b']) {
    rendered.length = 0;
    await user.keyboard(text);
    expect(new Set(rendered)).toEqual(new Set(['note7']));
  }
  rendered.length = 0;
  await user.type(screen.getByRole('textbox', { name: 'Meta title' }), '!');
  expect(new Set(rendered)).toEqual(new Set(['seo.metaTitle']));
});
