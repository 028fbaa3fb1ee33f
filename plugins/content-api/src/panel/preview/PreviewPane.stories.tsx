import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { previewPanel, type PreviewSpec } from '../fixtures/preview-panel.testing.ts';

const page =
  '<!doctype html><html lang="en"><title>Page</title><h1>The night garden</h1><p>A page of a website.</p>';

async function openPreview(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Open preview' }));
  await screen.findByRole('region', { name: 'Preview' });
}

const meta = {
  title: 'Content manager/Preview',
  parameters: { layout: 'fullscreen' },
  args: { url: `data:text/html,${encodeURIComponent(page)}` },
  play: async () => {
    await openPreview();
    await screen.findByTitle('Preview');
  },
  render: (args, context) => renderPanelStory(previewPanel(args), context),
} satisfies Meta<PreviewSpec>;
export default meta;
type Story = StoryObj<PreviewSpec>;

/** The page of an entry beside its form. */
export const Open: Story = { tags: ['both-themes'] };

/** Before the preview is opened. */
export const Closed: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Open preview' });
  },
};

/** The address of the page contains an attribute that has no value yet. */
export const Missing: Story = {
  args: { url: null, missing: ['slug'] },
  play: async () => {
    await openPreview();
    await screen.findByText(/contains slug/);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile2' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };
