import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import gallery from '../storyboard/gallery.module.css';
import { ChipList, type Chip } from './ChipList.tsx';

const chip = (text: string): Chip => ({ id: text, text, removeLabel: `Remove the filter “${text}”` });

const meta = {
  title: 'Display/ChipList',
  component: ChipList,
  args: {
    label: 'Active filters',
    chips: [chip('Title contains winter'), chip('Status is draft'), chip('Author is Ada Lovelace')],
    onRemove: fn(),
  },
} satisfies Meta<typeof ChipList>;
export default meta;
type Story = StoryObj<typeof ChipList>;

export const Default: Story = { tags: ['both-themes'] };

/** Chips can be pressed to edit them. */
export const Pressable: Story = { args: { onPress: fn() } };

export const LongText: Story = {
  args: { chips: [chip('Title contains a winter on the southern coast that nobody in Reykjavík remembers')] },
  decorators: [
    (Shown) => (
      <div className={gallery.narrow}>
        <Shown />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: { label: 'المرشحات', chips: [chip('العنوان يحتوي على شتاء'), chip('الحالة مسودة')] },
  globals: { direction: 'rtl', locale: 'ar' },
};
