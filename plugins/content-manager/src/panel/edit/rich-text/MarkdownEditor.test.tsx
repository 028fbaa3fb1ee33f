import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { codeOf, editorOf, selectCode, typeCode } from './fixtures/type-code.ts';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';
const attributes = { name: { type: 'string' }, story: { type: 'richtext' } } as const;

/** Opens the edit view with this text. */
async function openStory(text: string | null, spec: Parameters<typeof renderGallery>[0] = {}) {
  const opened = await renderGallery({
    type: { attributes, draftAndPublish: false },
    responses: {
      'GET /content-manager/collection-types/:uid/:id': () => ({ ...galleryEntry, story: text }),
      [update]: ({ body }: { readonly body?: object }) => ({ ...galleryEntry, ...body }),
    },
    ...spec,
  });
  const story = await screen.findByRole('textbox', { name: 'Story' });
  await waitFor(() => editorOf(story));
  return { ...opened, story };
}

const tool = (name: string) => screen.getByRole('button', { name });

describe('the Markdown editor', () => {
  it('offers the tools of its toolbar and of its overlay, all by keyboard', async () => {
    const { user, story } = await openStory('loom');
    const toolbar = screen.getByRole('toolbar', { name: 'Formatting of Story' });
    expect(
      within(toolbar)
        .getAllByRole('button')
        .map((button) => button.textContent || button.ariaLabel),
    ).toEqual(['Heading', 'Bold', 'Italic', 'Underline', 'More', 'Preview']);
    tool('Heading').focus();
    await user.keyboard('{ArrowRight}');
    expect(tool('Bold')).toHaveFocus();
    selectCode(story, 0, 4);
    await user.keyboard('{Enter}');
    expect(codeOf(story)).toBe('**loom**');
    expect(story).toHaveFocus();

    tool('More').focus();
    await user.keyboard('{Enter}');
    const more = await screen.findByRole('toolbar', { name: 'More' });
    // No image without a library to select it from.
    expect(
      within(more)
        .getAllByRole('button')
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual(['Strikethrough', 'Bullet list', 'Number list', 'Code', 'Link', 'Quote']);
    await user.click(tool('Number list'));
    await waitFor(() => expect(more).not.toBeInTheDocument());
    expect(codeOf(story)).toBe('1. **loom**');
  });

  it('offers six heading levels', async () => {
    const { user, story } = await openStory('loom');
    await user.click(tool('Heading'));
    const levels = await screen.findAllByRole('menuitemradio');
    expect(levels.map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5, 6].map((level) => `Heading ${level}`),
    );
    await user.click(screen.getByRole('menuitemradio', { name: 'Heading 3' }));
    expect(codeOf(story)).toBe('### loom');
    await waitFor(() => expect(story).toHaveFocus());
  });

  it('continues lists and quotes, and moves inside lists and tables with Tab until Escape', async () => {
    const { user, story } = await openStory('- wool');
    story.focus();
    selectCode(story, 6);
    await user.keyboard('{Enter}');
    expect(codeOf(story)).toBe('- wool\n- ');
    await user.tab();
    expect(codeOf(story)).toBe('- wool\n    - ');
    expect(story).toHaveFocus();
    // The editor reads key codes; a key press that it ignores moves to the next control.
    fireEvent.keyDown(story, { key: 'Escape', keyCode: 27 });
    expect(fireEvent.keyDown(story, { key: 'Tab', keyCode: 9 })).toBe(true);
    expect(codeOf(story)).toBe('- wool\n    - ');
    expect(story).toHaveAccessibleDescription(expect.stringContaining('press Esc first'));
  });

  it('shows a read-only preview, and returns to the text', async () => {
    const { user } = await openStory('# Loom\n\n<script>x</script>\n\n==new==');
    await user.click(tool('Preview'));
    const preview = await screen.findByRole('region', { name: 'Preview of Story' });
    expect(await within(preview).findByRole('heading', { name: 'Loom' })).toBeInTheDocument();
    await waitFor(() => expect(preview.querySelector('mark')).toHaveTextContent('new'));
    expect(preview.querySelector('script, [contenteditable=true]')).toBeNull();
    expect(tool('Bold')).toBeDisabled();
    expect(screen.queryByRole('textbox', { name: 'Story' })).not.toBeInTheDocument();
    await user.click(tool('Write'));
    expect(screen.getByRole('textbox', { name: 'Story' })).toBeInTheDocument();
  });

  it('is expanded from its preview to text and preview side by side, with the undo steps of the form', async () => {
    const { user } = await openStory('loom');
    await user.click(tool('Preview'));
    await user.click(tool('Expand'));
    const dialog = await screen.findByRole('dialog', { name: 'Story' });
    const story = within(dialog).getByRole('textbox', { name: 'Story' });
    await waitFor(() => editorOf(story));
    await waitFor(() => expect(story).toHaveFocus());
    selectCode(story, 4);
    typeCode(story, ' and mill');
    expect(await within(dialog).findByText('loom and mill', { selector: 'p' })).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(codeOf(story)).toBe('loom');
    await user.click(within(dialog).getByRole('button', { name: 'Collapse' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(codeOf(screen.getByRole('textbox', { name: 'Story' }))).toBe('loom');
    expect(tool('Bold')).toBeEnabled();
  });

  it('shows its error below the text and in its accessible description, and saves text', async () => {
    const type = {
      attributes: { ...attributes, story: { type: 'richtext', required: true } },
      draftAndPublish: false,
    } as const;
    const { requests, user, story } = await openStory('x', { type });
    selectCode(story, 0, 1);
    typeCode(story, '');
    await user.click(tool('Save'));
    const named = await screen.findByRole('textbox', { name: /^Story: .*required/ });
    expect(named).toBe(story);
    expect(story).toBeInvalid();
    await waitFor(() => expect(story).toHaveFocus());
    typeCode(story, '**x**\n');
    await user.click(tool('Save'));
    await waitFor(() => expect(requests(update)[0]?.body).toMatchObject({ story: '**x**\n' }));
  });

  it('is read-only for users who may not change it', async () => {
    const { story } = await openStory('loom', { granted: { read: null, update: ['name'] } });
    expect(story).toHaveAttribute('aria-readonly', 'true');
    expect(tool('Bold')).toBeDisabled();
    expect(tool('Preview')).toBeEnabled();
  });
});
