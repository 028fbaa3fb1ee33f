import { pageOf } from '@admin/fixtures';
import { renderPanelStory } from '@admin/shell/testing';
import type { Attributes } from '@admin/content-model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryPanel, type GallerySpec } from '../fixtures/gallery-panel.tsx';
import { galleryUid } from '../fixtures/gallery-type.ts';

const attributes: Attributes = {
  name: { type: 'string', required: true },
  summary: { type: 'text' },
  rooms: { type: 'integer' },
  open: { type: 'boolean' },
  branches: { type: 'relation', relation: 'oneToMany', target: galleryUid },
  story: { type: 'text' },
};

const meta = {
  title: 'Content manager/Related entry in a side panel',
  render: (spec, context) => renderPanelStory(galleryPanel(spec), context),
  parameters: { layout: 'fullscreen' },
  args: {
    type: { attributes },
    responses: {
      'GET /content-manager/collection-types/:uid/:id': () => ({ ...galleryEntry, branches: { count: 2 } }),
      'GET /content-manager/relations/:uid/:id/:field': () =>
        pageOf(
          [13, 14].map((id) => ({ id, publishedAt: null })),
          { pageSize: 5 },
        ),
      'GET /content-manager/relations/:uid/:field': () => pageOf([]),
    },
  },
} satisfies Meta<GallerySpec>;
export default meta;
type Story = StoryObj<GallerySpec>;

/** The footer with the actions stays visible, however long the form is. */
export const Editing: Story = {
  tags: ['both-themes'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit 13' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Gallery' });
    const save = await within(dialog).findByRole('button', { name: 'Save' });
    await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

export const EditingOnAPhone: Story = {
  ...Editing,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const EditingRightToLeft: Story = { ...Editing, globals: { direction: 'rtl', locale: 'ar' } };

/** A new entry, linked once it is saved. */
export const Creating: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Branches' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Create Gallery' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Gallery' });
    await within(dialog).findByRole('textbox', { name: 'Name' });
  },
};
