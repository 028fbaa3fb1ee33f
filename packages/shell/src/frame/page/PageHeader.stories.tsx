import { Button } from '@admin/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Shell/Page header',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Grace Hopper',
    subtitle: 'grace@example.com',
    back: { to: '/', label: 'Users' },
    actions: <Button variant="primary">Save</Button>,
  },
  decorators: (Story) => (
    <MemoryRouter>
      <main>
        <Story />
        <div style={{ blockSize: '200vh', padding: 'var(--space-5)' }}>
          <Button>Below the head</Button>
        </div>
      </main>
    </MemoryRouter>
  ),
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['both-themes'] };

/** The header of a scrolled page shrinks without moving the content below it. */
export const Scrolled: Story = {
  play: async () => {
    const below = screen.getByRole('button', { name: 'Below the head' });
    const topOf = () => Math.round(below.getBoundingClientRect().top + scrollY);
    const before = topOf();
    scrollTo(0, 40);
    await waitFor(() => expect(screen.getByRole('heading').closest('header')).toHaveAttribute('data-shrunk'));
    await expect(topOf()).toBe(before);
  },
};
