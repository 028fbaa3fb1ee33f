import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { everyAttribute, galleryUid } from '../fixtures/gallery-type.ts';
import { openGallery } from '../fixtures/open-gallery.tsx';
import { openJournalStore } from './journal-store.ts';

const user = { id: 7, firstname: 'Nora', lastname: 'Quist', email: 'nora@example.com' };
const place = { person: user.id, panel: '/', uid: galleryUid, entry: '12' };

/** The edit view of a gallery of which this browser keeps changes that were made ten minutes ago. */
function KeptChanges({ base }: { readonly base: string }) {
  const [page, setPage] = useState<ReactNode>(null);
  useEffect(() => {
    const leave = async () => {
      const store = await openJournalStore();
      const changes = {
        base: { name: base, open: true },
        mine: { name: 'House of Small Machines and Clocks', open: false },
      };
      await store.removePerson(user.id);
      await store.write({
        ...place,
        writer: 'gone',
        at: Date.now() - 630_000,
        version: null,
        changes: JSON.stringify(changes),
      });
      store.close();
      setPage(openGallery({ type: { attributes: everyAttribute }, user }).page);
    };
    void leave();
  }, [base]);
  return page;
}

const meta = {
  title: 'Content manager/Kept changes',
  component: KeptChanges,
  parameters: { layout: 'fullscreen' },
  args: { base: 'House of Small Machines' },
} satisfies Meta<typeof KeptChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

const offered = () => screen.findByText(/You have unsaved changes from/, {}, { timeout: 8_000 });

/** What was typed before the page was closed is offered again. */
export const Offered: Story = {
  play: async () => {
    await expect(await offered()).toBeVisible();
  },
};

export const OfferedInTheDark: Story = { ...Offered, globals: { theme: 'dark' } };

/** What restoring changes, beside what stands there now. */
export const Differences: Story = {
  play: async () => {
    await offered();
    await userEvent.click(screen.getByRole('button', { name: 'Show what differs' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'What restoring changes' })).toBeVisible());
  },
};

/** The same field was saved with another value since then. */
export const Contradicting: Story = {
  args: { base: 'House of Machines' },
  play: async () => {
    await offered();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'The same was changed since then' })).toBeVisible(),
    );
  },
};
