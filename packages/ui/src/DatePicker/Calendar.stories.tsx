import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Calendar } from './Calendar.tsx';

const meta = {
  title: 'Controls/Calendar',
  component: Calendar,
  args: {
    value: '2026-03-09',
    onChoose: fn(),
    locale: 'en',
    labels: {
      nextMonth: 'Next month',
      previousMonth: 'Previous month',
      month: 'Month',
      year: 'Year',
      today: 'Today',
    },
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The selected day has the initial focus. */
export const Default: Story = {
  play: async ({ args }) => {
    const day = screen.getByRole('button', { name: /March 9, 2026/ });
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('2026-03-10');
  },
};

/** Days outside the limits are disabled. */
export const Bounded: Story = { args: { min: '2026-03-05', max: '2026-03-20' } };

export const RightToLeft: Story = {
  args: { locale: 'ar' },
  globals: { direction: 'rtl', locale: 'ar' },
};
