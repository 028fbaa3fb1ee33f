import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, waitFor, expect } from 'storybook/test';
import { galleryPanel, type GallerySpec } from '../fixtures/gallery-panel.tsx';
import { groupedGallery } from '../fixtures/grouped-gallery.ts';

/** Enters an invalid value in the first group. */
const failValidation = async () => {
  const rooms = await screen.findByRole('spinbutton', { name: 'Rooms' });
  await userEvent.clear(rooms);
  await userEvent.type(rooms, '900');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.getByText('1 problem to fix', { selector: 'h3' })).toBeVisible());
};

const meta = {
  title: 'Content manager/Edit view/Groups',
  render: (spec, context) => renderPanelStory(galleryPanel(spec), context),
  parameters: { layout: 'fullscreen' },
  args: { type: groupedGallery('tabs') },
  play: async () => {
    await screen.findByRole('textbox', { name: 'Name' });
  },
} satisfies Meta<GallerySpec>;
export default meta;
type Story = StoryObj<GallerySpec>;

/** One group at a time. */
export const InTabs: Story = {};

/** A tab shows its number of errors. */
export const ErrorsInTabs: Story = { play: failValidation };

/** All groups below each other, with an outline. */
export const InSections: Story = { args: { type: groupedGallery('sections') } };

/** The outline shows the number of errors. */
export const ErrorsInSections: Story = {
  tags: ['both-themes'],
  args: { type: groupedGallery('sections') },
  play: failValidation,
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
