import { renderPanelStory } from '@admin/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { licenseLimits, seatsPanel } from './fixtures/seats-panel.testing.ts';

interface Seats {
  readonly used: number;
  readonly permitted: number;
}

const meta = {
  title: 'Enterprise/Seats',
  parameters: { layout: 'fullscreen' },
  args: { used: 3, permitted: 5 },
  render: ({ used, permitted }, context) =>
    renderPanelStory(seatsPanel({ data: licenseLimits(used, permitted) }), context),
  play: async () => {
    await screen.findByText(/in use/);
  },
} satisfies Meta<Seats>;
export default meta;
type Story = StoryObj<Seats>;

/** Some seats are free. */
export const Free: Story = {};

/** No seat is free. */
export const Full: Story = { tags: ['both-themes'], args: { used: 5 } };
