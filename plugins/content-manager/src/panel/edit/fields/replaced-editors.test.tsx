import type { Attributes } from '@admin/content-model';
import {
  contentType,
  type CustomFieldInputProps,
  customFields,
  definePlugin,
  not,
  type Contribution,
} from '@admin/shell';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editors, type AttributeEditorOf } from '../../../points.ts';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryUid } from '../fixtures/gallery-type.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';
const attributes: Attributes = { name: { type: 'string' }, rooms: { type: 'integer', max: 90 } };

function Stars({ label, value, error, onChange, onBlur }: CustomFieldInputProps<number>) {
  return (
    <label>
      Stars of {label}
      <input onBlur={onBlur} onChange={({ target }) => onChange(Number(target.value))} value={value ?? ''} />
      <span>{error}</span>
    </label>
  );
}

function Broken(): never {
  throw new Error('no luck');
}

const stars = (spec: Partial<AttributeEditorOf<'integer'>> = {}) =>
  editors.add({
    id: 'notes.stars',
    type: 'integer',
    kind: 'value',
    component: () => Promise.resolve({ default: Stars }),
    ...spec,
  });
const notes = (...contributes: readonly Contribution[]) => [definePlugin({ id: 'notes', contributes })];

describe('an editor of a plugin', () => {
  it('replaces the built-in one; its values are validated and saved like all others', async () => {
    const { requests, user } = await renderGallery({
      type: { attributes },
      plugins: notes(stars()),
      responses: { [update]: ({ body }) => ({ ...galleryEntry, ...body }) },
    });
    const input = await screen.findByRole('textbox', { name: /Stars of Rooms/ });
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    await user.type(input, '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The value is too high. It may be at most 90.')).toBeVisible();
    await user.type(input, '{Backspace}{Backspace}8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)[0]?.body).toMatchObject({ rooms: 18 }));
  });

  it('replaces a part of the form that is one value', async () => {
    const blocks = editors.add({
      id: 'notes.blocks',
      type: 'blocks',
      kind: 'value',
      component: () =>
        Promise.resolve({
          default: ({ value }: CustomFieldInputProps<readonly unknown[]>) => (
            <p>{value?.length} paragraphs</p>
          ),
        }),
    });
    await renderGallery({ type: { attributes: { notes: { type: 'blocks' } } }, plugins: notes(blocks) });
    expect(await screen.findByText('1 paragraphs')).toBeVisible();
  });

  it('applies to the content types that it names; the first of several is used', async () => {
    const elsewhere = stars({ id: 'notes.elsewhere', when: not(contentType(galleryUid)) });
    const second = stars({ id: 'notes.second', component: () => Promise.resolve({ default: Broken }) });
    await renderGallery({
      type: { attributes },
      plugins: notes(elsewhere, stars({ when: contentType(galleryUid) }), second),
    });
    expect(await screen.findByRole('textbox', { name: /Stars of Rooms/ })).toHaveValue('14');
  });

  it('does not replace custom fields', async () => {
    const own = customFields.add({
      name: 'own',
      pluginId: 'notes',
      type: 'integer',
      intlLabel: { id: 'notes.own', defaultMessage: 'Own' },
      intlDescription: { id: 'notes.own.description', defaultMessage: 'Own' },
      components: { Input: () => Promise.resolve({ default: () => <p>The custom field</p> }) },
    });
    await renderGallery({
      type: { attributes: { rooms: { type: 'integer', customField: 'plugin::notes.own' } } },
      plugins: notes(stars(), own),
    });
    expect(await screen.findByText('The custom field')).toBeVisible();
    expect(screen.queryByText(/Stars/)).not.toBeInTheDocument();
  });

  it.each<[string, string, AttributeEditorOf<'integer'>['component']]>([
    ['throws', 'RENDER_FAILED', () => Promise.resolve({ default: Broken })],
    ['cannot be fetched', 'CHUNK_FAILED', () => Promise.reject(new Error('404'))],
  ])('that %s is replaced by the built-in one and reported', async (_case, code, component) => {
    const { problems } = await renderGallery({
      expectsProblems: true,
      type: { attributes },
      plugins: notes(stars({ component })),
    });
    expect(await screen.findByRole('spinbutton', { name: 'Rooms' })).toHaveValue('14');
    expect(problems()).toMatchObject([
      { code, pluginId: 'notes', context: { contributionId: 'notes.stars' } },
    ]);
  });

  it.each<[object, string]>([
    [{ type: 'relation' }, 'An editor needs the `type`'],
    [{ kind: 'part' }, "An editor needs `kind: 'value'`"],
    [{ component: undefined }, 'A Component must be provided'],
  ])('is rejected with %j', async (part, sentence) => {
    const { problems } = await renderGallery({
      expectsProblems: true,
      type: { attributes },
      plugins: notes(stars(part)),
    });
    const [problem] = problems();
    expect(problem).toMatchObject({ code: 'CONTRIBUTION_INVALID', pluginId: 'notes' });
    expect(problem?.message).toContain(sentence);
    expect(screen.getByRole('spinbutton', { name: 'Rooms' })).toBeVisible();
  });
});
