import { type CustomFieldInputProps, definePlugin } from '@admin/shell';
import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { editors } from '../../../points.ts';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryPanel } from '../fixtures/gallery-panel.tsx';

const count = 120;
const notes = Array.from({ length: count }, (_, index) => ({
  type: 'paragraph',
  children: [{ type: 'text', text: `Paragraph number ${index + 1} here` }],
}));

const found: { intl?: IntlShape } = {};

/** Exposes the formatter of the toolbar's labels. */
function Finder({ label }: CustomFieldInputProps<string>) {
  const intl = useIntl();
  useEffect(() => {
    found.intl = intl;
  }, [intl]);
  return <input aria-label={label} />;
}

const finding = editors.add({
  id: 'notes.finder',
  type: 'email',
  kind: 'value',
  component: () => Promise.resolve({ default: Finder }),
});

const panel = galleryPanel({
  type: { attributes: { contact: { type: 'email' }, notes: { type: 'blocks' } } },
  responses: { 'GET /content-manager/collection-types/:uid/:id': () => ({ ...galleryEntry, notes }) },
  plugins: [definePlugin({ id: 'notes', contributes: [finding] })],
});

const meta = {
  title: 'Content manager/Block editor',
  render: (_, context) => renderPanelStory(panel, context),
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

/** Returns a function that counts the reads of a text. */
function readsOf(text: Node): () => number {
  const { nodeValue } = text;
  let reads = 0;
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get() {
      reads += 1;
      return nodeValue;
    },
  });
  return () => reads;
}

/**
 * The cost of a key press does not depend on the length of the text: no tool renders again, and the rest of the text is
 * not scanned. The footer shows the length.
 */
export const LongText: StoryObj<typeof meta> = {
  // Other stories check a short text with axe.
  parameters: { a11y: { test: 'off' } },
  play: async () => {
    await screen.findByRole('textbox', { name: 'Contact' });
    const box = await screen.findByRole('textbox', { name: 'Notes' });
    const first = within(box).getByText('Paragraph number 1 here');
    const last = within(box).getByText(`Paragraph number ${count} here`).firstChild;
    await expect(screen.getByText('480 words · 2 minutes to read')).toBeVisible();
    if (!found.intl || !last) throw new Error('Nothing is drawn yet.');
    await userEvent.click(first);
    await userEvent.keyboard('a');
    await waitFor(() => expect(first).toHaveTextContent('a'));
    const words = spyOn(found.intl, 'formatMessage');
    const reads = readsOf(last);
    await userEvent.keyboard('bc');
    await waitFor(() => expect(first.textContent).toMatch(/bc/));
    // All pending notifications have been delivered.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    const tools = words.mock.calls.filter(([{ id }]) => id === 'content-manager.blocks.toolbar');
    words.mockRestore();
    await expect(tools).toEqual([]);
    await expect(reads()).toBe(0);
  },
};
