import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { libraryPanel, type LibrarySpec } from '../list/fixtures/library-panel.tsx';
import { changedEntries, ownDrafts } from './fixtures/recent-entries.ts';
import { RecentWork } from './RecentWork.tsx';

const answering = (changed: typeof changedEntries, drafts: typeof ownDrafts) => ({
  'GET /admin/home/recent': () => ({ data: { changed: [...changed], drafts: [...drafts] } }),
});

const meta = {
  title: 'Content manager/Recent work',
  render: (spec, context) => renderPanelStory(libraryPanel({ ...spec, content: <RecentWork /> }), context),
  args: { responses: answering(changedEntries, ownDrafts) },
  play: async () => {
    await screen.findByRole('region', { name: 'Last changed' });
  },
} satisfies Meta<LibrarySpec>;
export default meta;
type Story = StoryObj<LibrarySpec>;

export const Default: Story = { tags: ['both-themes'] };

/** A project without changes and drafts. */
export const Empty: Story = { args: { responses: answering([], []) } };

export const Loading: Story = {
  args: { responses: { 'GET /admin/home/recent': () => new Promise<never>(() => undefined) } },
  play: () => undefined,
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };
