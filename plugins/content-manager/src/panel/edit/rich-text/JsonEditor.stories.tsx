import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryPanel, type GallerySpec } from '../fixtures/gallery-panel.tsx';
import { editorOf } from './fixtures/type-code.ts';

interface JsonFieldProps {
  readonly facts: unknown;
  readonly spec?: GallerySpec;
}

/** The edit view of an entry with a JSON field. */
const jsonFieldPanel = ({ facts, spec }: JsonFieldProps) =>
  galleryPanel({
    type: { attributes: { name: { type: 'string' }, facts: { type: 'json' } }, draftAndPublish: false },
    responses: { 'GET /content-manager/collection-types/:uid/:id': () => ({ ...galleryEntry, facts }) },
    ...spec,
  });

const factsBox = () => screen.findByRole('textbox', { name: 'Facts' });

const meta = {
  title: 'Content manager/JSON editor',
  render: (args, context) => renderPanelStory(jsonFieldPanel(args), context),
  parameters: { layout: 'fullscreen' },
  args: { facts: { floors: 3, open: true, curators: ['Ines', null], hall: { width: 12.5 } } },
} satisfies Meta<JsonFieldProps>;
export default meta;
type Story = StoryObj<JsonFieldProps>;

export const Default: Story = {
  tags: ['both-themes'],
  play: async () => {
    const box = await factsBox();
    await waitFor(() => editorOf(box));
  },
};

/** JSON runs from left to right in every language. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', locale: 'ar' },
  play: async () => {
    const box = await factsBox();
    await expect(getComputedStyle(box).direction).toBe('ltr');
  },
};

export const ReadOnly: Story = { args: { spec: { granted: { read: null, update: ['name'] } } } };

/** The position of the first syntax error is underlined while typing and named in the error after saving. */
export const Invalid: Story = {
  tags: ['both-themes'],
  play: async () => {
    const box = await factsBox();
    await waitFor(() => editorOf(box));
    const view = editorOf(box);
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: '{\n  "floors": three\n}' } });
    await waitFor(() => expect(box.querySelector('.cm-lintRange-error')).toHaveTextContent('t'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(box).toHaveAccessibleDescription(/line 2, column 13/));
  },
};
