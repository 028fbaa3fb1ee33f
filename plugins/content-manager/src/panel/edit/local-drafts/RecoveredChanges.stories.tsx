import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { galleryUid } from '../fixtures/gallery-type.ts';
import { galleryPanel } from '../fixtures/gallery-panel.tsx';
import { openDraftStore } from './draft-store.ts';

const user = { id: 7, firstname: 'Nora', lastname: 'Quist', email: 'nora@example.com' };
const draftKey = { person: user.id, panel: '/admin', uid: galleryUid, entry: '12' };

interface RecoveredChangesArgs {
  /** The name at the time of the changes. */
  readonly base: string;
}

/** Stores changes of the gallery in this browser that were made ten minutes ago. */
async function leave(base: string): Promise<void> {
  const store = await openDraftStore();
  const changes = {
    base: { name: base, open: true },
    mine: { name: 'House of Small Machines and Clocks', open: false },
  };
  await store.removePerson(user.id);
  await store.write({
    ...draftKey,
    writer: 'gone',
    at: Date.now() - 630_000,
    version: null,
    changes: JSON.stringify(changes),
  });
  store.close();
}

const meta = {
  title: 'Content manager/Kept changes',
  parameters: { layout: 'fullscreen' },
  args: { base: 'House of Small Machines' },
  beforeEach: ({ args }) => leave(args.base),
  render: (_args, context) =>
    renderPanelStory(
      galleryPanel({ type: { attributes: { name: { type: 'string' }, open: { type: 'boolean' } } }, user }),
      context,
    ),
} satisfies Meta<RecoveredChangesArgs>;
export default meta;
type Story = StoryObj<RecoveredChangesArgs>;

const offered = () => screen.findByText(/You have unsaved changes from/);

/** The changes of a closed page are offered again. */
export const Offered: Story = {
  tags: ['both-themes'],
  play: async () => {
    await expect(await offered()).toBeVisible();
  },
};

/** The changes to restore, beside the current values. */
export const Differences: Story = {
  play: async () => {
    await offered();
    await userEvent.click(screen.getByRole('button', { name: 'Show what differs' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Changes to restore' })).toBeVisible());
  },
};

/** The same field was saved with another value since then. */
export const Contradicting: Story = {
  args: { base: 'House of Machines' },
  play: async () => {
    await offered();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'The same fields have changed since' })).toBeVisible(),
    );
  },
};
