import type { Meta, StoryObj } from '@storybook/react-vite';
import gallery from '../storyboard/gallery.module.css';
import { RelativeTime } from './RelativeTime.tsx';

const now = '2026-06-15T12:00:00Z';

const meta = {
  title: 'Display/RelativeTime',
  component: RelativeTime,
  args: { date: '2026-06-15T09:00:00Z', now, isTabStop: true },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Past and future times from seconds to years, and an invalid date. */
export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <div className={gallery.stack}>
      {[
        '2026-06-15T11:59:30Z',
        '2026-06-15T11:15:00Z',
        '2026-06-15T02:00:00Z',
        '2026-06-14T12:00:00Z',
        '2026-03-15T12:00:00Z',
        '2019-06-15T12:00:00Z',
        '2026-06-20T12:00:00Z',
        'never',
      ].map((date) => (
        <RelativeTime key={date} date={date} now={now} />
      ))}
    </div>
  ),
};

export const French: Story = { args: { locale: 'fr' } };

export const RightToLeft: Story = {
  args: { locale: 'ar' },
  globals: { direction: 'rtl', locale: 'ar' },
};
