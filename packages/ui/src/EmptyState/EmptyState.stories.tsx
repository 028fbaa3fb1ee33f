import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { FileText, Plus, Search } from '../icons.ts';
import { Icon } from '../Icon/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Display/EmptyState',
  component: EmptyState,
  args: {
    icon: FileText,
    title: 'No articles yet',
    body: 'Articles are what readers of the blog see first. Write one, or import what you have.',
    action: (
      <Button variant="primary" startIcon={<Icon icon={Plus} />}>
        Write an article
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['both-themes'] };

export const Small: Story = {
  args: {
    size: 'small',
    icon: Search,
    title: 'Nothing found',
    body: 'No author is called "Adda".',
    action: <Button size="small">Clear the search</Button>,
  },
};

export const LongText: Story = {
  args: {
    title: 'No articles match the seven filters that you and your colleagues have set on this list',
    body: 'Each filter takes away more. '.repeat(12),
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl', locale: 'ar' } };
