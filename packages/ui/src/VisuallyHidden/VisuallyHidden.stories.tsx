import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Display/VisuallyHidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Displays "12", while screen readers announce "12 unread messages". */
export const Default: Story = {
  args: { children: ' unread messages' },
  render: (args) => (
    <p>
      12
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('unread messages');
    await expect(getComputedStyle(hidden)).toMatchObject({ position: 'absolute', overflow: 'hidden' });
    const { width, height } = hidden.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
