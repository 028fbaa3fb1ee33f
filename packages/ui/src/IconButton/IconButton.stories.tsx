import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ArrowLeft, Copy, EllipsisVertical, Pencil, Plus, Trash2 } from '../icons.ts';
import { Specimen, Specimens } from '../storyboard/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Edit', icon: Pencil, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};

const variants = ['ghost', 'secondary', 'primary', 'danger'] as const;

export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <Specimens arrangement="row">
      {variants.map((variant) => (
        <Specimen caption={variant} key={variant}>
          <IconButton
            icon={variant === 'danger' ? Trash2 : Plus}
            label={`${variant} action`}
            variant={variant}
          />
          <IconButton disabled icon={Plus} label={`${variant} action, disabled`} variant={variant} />
          <IconButton icon={Plus} label={`${variant} action, running`} loading variant={variant} />
        </Specimen>
      ))}
      <Specimen caption="tiny, small, medium, large">
        <IconButton icon={Copy} label="Copy, tiny" size="tiny" />
        <IconButton icon={Copy} label="Copy, small" size="small" variant="secondary" />
        <IconButton icon={Copy} label="Copy, medium" variant="secondary" />
        <IconButton icon={Copy} label="Copy, large" size="large" variant="secondary" />
      </Specimen>
      <Specimen caption="open and pressed">
        <IconButton aria-expanded icon={EllipsisVertical} label="More actions" />
        <IconButton aria-pressed icon={Pencil} label="Edit mode" />
      </Specimen>
    </Specimens>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'رجوع', icon: ArrowLeft, variant: 'secondary' },
  globals: { direction: 'rtl', locale: 'ar' },
};
