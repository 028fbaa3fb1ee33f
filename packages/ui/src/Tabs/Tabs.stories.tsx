import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/index.ts';
import { FileText, History, MessageSquare } from '../icons.ts';
import gallery from '../storyboard/gallery.module.css';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Article',
    items: [
      { id: 'content', label: 'Content', content: 'Title, text and pictures.' },
      { id: 'comments', label: 'Comments', badge: 4, content: 'Four comments.' },
      { id: 'history', label: 'History', content: 'Every version since March.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Tabs with icons and a badge, and a disabled tab. */
export const States: Story = {
  tags: ['both-themes'],
  args: {
    defaultValue: 'comments',
    items: [
      { id: 'content', label: 'Content', icon: FileText, content: 'Title, text and pictures.' },
      {
        id: 'comments',
        label: 'Comments',
        icon: MessageSquare,
        badge: <Badge tone="accent">4</Badge>,
        content: 'Four comments.',
      },
      { id: 'history', label: 'History', icon: History, disabled: true, content: '' },
    ],
  },
};

/** A tab list that does not fit scrolls horizontally. */
export const LongText: Story = {
  args: {
    items: Array.from({ length: 9 }, (_, index) => ({
      id: `tab-${index}`,
      label: `Editorial department ${index + 1}`,
      content: `Department ${index + 1}`,
    })),
  },
  render: (args) => (
    <div className={gallery.narrow}>
      <Tabs {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl', locale: 'ar' } };
