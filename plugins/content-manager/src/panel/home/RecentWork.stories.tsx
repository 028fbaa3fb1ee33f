import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { openLibrary, type LibrarySpec } from '../list/fixtures/open-library.tsx';
import { changedEntries, ownDrafts } from './fixtures/recent-entries.ts';
import { RecentWork } from './RecentWork.tsx';

/** The content manager's part of the home page. */
function Home(spec: LibrarySpec) {
  const [{ page }] = useState(() => openLibrary({ ...spec, content: <RecentWork /> }));
  return page;
}

const answering = (changed: typeof changedEntries, drafts: typeof ownDrafts) => ({
  'GET /admin/home/recent': () => ({ data: { changed: [...changed], drafts: [...drafts] } }),
});

const meta = {
  title: 'Content manager/Recent work',
  component: Home,
  args: { answers: answering(changedEntries, ownDrafts) },
  play: async () => {
    await screen.findByRole('region', { name: 'Last changed' });
  },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On the first day. */
export const Empty: Story = { args: { answers: answering([], []) } };

export const Loading: Story = {
  args: { answers: { 'GET /admin/home/recent': () => new Promise<never>(() => undefined) } },
  play: () => undefined,
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };
