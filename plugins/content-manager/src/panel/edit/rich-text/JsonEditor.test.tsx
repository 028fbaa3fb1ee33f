import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';
import { codeOf, selectCode, typeCode } from './fixtures/type-code.ts';

const update = 'PUT /content-manager/collection-types/:uid/:id';
const attributes = { name: { type: 'string' }, facts: { type: 'json' } } as const;

const factsOf = () => screen.findByRole('textbox', { name: 'Facts' });

describe('a JSON field', () => {
  it('is parsed when the entry is saved', async () => {
    const { requests, user } = await renderGallery({
      type: { attributes, draftAndPublish: false },
      responses: { [update]: ({ body }: { readonly body?: object }) => ({ ...galleryEntry, ...body }) },
    });
    const facts = await factsOf();
    expect(JSON.parse(codeOf(facts))).toEqual(galleryEntry['facts']);
    selectCode(facts, 0, codeOf(facts).length);
    typeCode(facts, '{"floors": 4}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)[0]?.body).toMatchObject({ facts: { floors: 4 } }));
  });

  it('shows the line and column of an error and keeps the input', async () => {
    const { requests, user } = await renderGallery({ type: { attributes, draftAndPublish: false } });
    const facts = await factsOf();
    selectCode(facts, 0, codeOf(facts).length);
    typeCode(facts, '{\n  "floors": 4,\n}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const words = 'This is not valid JSON: see line 3, column 1.';
    await waitFor(() => expect(facts).toHaveAccessibleDescription(words));
    expect(facts).toBeInvalid();
    expect(codeOf(facts)).toBe('{\n  "floors": 4,\n}');
    expect(requests(update)).toHaveLength(0);
  });

  it('is undone in the steps of the form, with its caret', async () => {
    const { user } = await renderGallery({ type: { attributes } });
    const facts = await factsOf();
    const before = codeOf(facts);
    selectCode(facts, before.length);
    typeCode(facts, '\n');
    typeCode(facts, 'x');
    facts.focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(codeOf(facts)).toBe(before);
    expect(await screen.findByText('Undone: Facts')).toBeInTheDocument();
    expect(facts).toHaveFocus();
    await user.keyboard('{Control>}y{/Control}');
    expect(codeOf(facts)).toBe(`${before}\nx`);
  });

  it('does not capture the Tab key', async () => {
    const { user } = await renderGallery({ type: { attributes } });
    const facts = await factsOf();
    facts.focus();
    const before = codeOf(facts);
    await user.tab();
    expect(facts).not.toHaveFocus();
    expect(codeOf(facts)).toBe(before);
  });

  it('is readable but not editable for users who may not change it', async () => {
    await renderGallery({ type: { attributes }, granted: { read: null, update: ['name'] } });
    const facts = await factsOf();
    expect(facts).toHaveAttribute('aria-readonly', 'true');
    facts.focus();
    expect(facts).toHaveFocus();
  });
});
