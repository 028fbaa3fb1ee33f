import { nora } from '@admin/fixtures';
import { renderPanelStory, respond } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryPanel } from '../fixtures/gallery-panel.tsx';

const people = [
  { ...nora, isEditing: true },
  {
    id: 4,
    firstname: 'Bartholomew',
    lastname: 'Featherstonehaugh-Winterbottom',
    username: null,
    isEditing: false,
  },
];

interface PresenceArgs {
  /** The current `ETag` of the entry. */
  readonly version: string;
}

/** The edit view of a gallery that other users have open. */
const presencePanel = ({ version }: PresenceArgs) =>
  galleryPanel({
    type: { attributes: { name: { type: 'string' }, summary: { type: 'text' } } },
    responses: {
      'GET /content-manager/collection-types/:uid/:id': respond({
        body: galleryEntry,
        headers: { ETag: '"v1"' },
      }),
      'POST /content-manager/presence/:uid/:id': () => ({
        data: { people, version, updatedAt: '2026-11-20T09:30:00.000Z', updatedBy: people[0] ?? null },
      }),
    },
  });

const meta = {
  title: 'Content manager/Who else is here',
  render: (args, context) => renderPanelStory(presencePanel(args), context),
  parameters: { layout: 'fullscreen' },
  args: { version: '"v1"' },
  play: async () => {
    await expect(await screen.findByText('Nora Quist is editing')).toBeVisible();
  },
} satisfies Meta<PresenceArgs>;
export default meta;
type Story = StoryObj<PresenceArgs>;

/** Two other users: one has unsaved changes, one only views. */
export const Others: Story = { tags: ['both-themes'] };

/** One of them has saved it. */
export const Saved: Story = { args: { version: '"v2"' } };

export const SavedRightToLeft: Story = {
  args: { version: '"v2"' },
  globals: { direction: 'rtl', locale: 'ar' },
};
