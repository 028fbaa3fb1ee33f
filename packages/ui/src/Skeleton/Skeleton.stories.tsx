import type { Meta, StoryObj } from '@storybook/react-vite';
import gallery from '../storyboard/gallery.module.css';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Display/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { lines: 3 } };

/** A skeleton without animation, for long waits. */
export const Static: Story = { args: { lines: 3, animated: false } };

/** A page header, a form and a picture that are loading. */
export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <div className={gallery.stack} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton shape="control" />
      <Skeleton shape="block" />
      <Skeleton shape="circle" />
    </div>
  ),
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl', locale: 'ar' } };
