import type { Meta, StoryObj } from '@storybook/react-vite';
import gallery from '../storyboard/gallery.module.css';
import { LinkTabs } from './LinkTabs.tsx';

const tabs = (...labels: readonly string[]) =>
  labels.map((label, index) => ({ id: label, label, href: `#${index}`, isCurrent: index === 1 }));

const meta = {
  title: 'Navigation/LinkTabs',
  component: LinkTabs,
  args: { label: 'Status', items: tabs('All', 'Drafts', 'Published', 'Changed by me') },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['both-themes'] };

/** A row that does not fit scrolls horizontally, and does not shrink adjacent content. */
export const Narrow: Story = {
  decorators: [
    (Shown) => (
      <div className={gallery.narrow}>
        <Shown />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: { label: 'الحالة', items: tabs('الكل', 'مسودات', 'منشورة', 'غيّرتها أنا') },
  globals: { direction: 'rtl', locale: 'ar' },
};
