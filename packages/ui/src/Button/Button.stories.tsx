import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { ChevronDown, Plus, Trash2 } from '../icons.ts';
import { Specimen, Specimens } from '../storyboard/index.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
  argTypes: {
    startIcon: { control: false },
    endIcon: { control: false },
    asChild: { control: false },
    type: { control: false },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof Button>;

export const Default: Story = { args: { variant: 'primary' } };

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;

export const States: Story = {
  tags: ['both-themes'],
  render: ({ onClick }) => (
    <Specimens arrangement="row">
      {variants.map((variant) => (
        <Specimen caption={variant} key={variant}>
          <Button onClick={onClick} variant={variant}>
            Publish
          </Button>
          <Button onClick={onClick} startIcon={<Icon icon={Plus} />} variant={variant}>
            Create entry
          </Button>
          <Button disabled onClick={onClick} variant={variant}>
            Disabled
          </Button>
          <Button loading onClick={onClick} variant={variant}>
            Publishing
          </Button>
        </Specimen>
      ))}
      <Specimen caption="small, medium, large">
        <Button onClick={onClick} size="small">
          Filters
        </Button>
        <Button onClick={onClick}>Filters</Button>
        <Button onClick={onClick} size="large">
          Filters
        </Button>
      </Specimen>
      <Specimen caption="icon at the end">
        <Button endIcon={<Icon icon={ChevronDown} />} onClick={onClick}>
          Actions
        </Button>
      </Specimen>
      <Specimen caption="as a link">
        <Button asChild variant="secondary">
          <a href="#create">Create new entry</a>
        </Button>
      </Specimen>
    </Specimens>
  ),
};

export const FullWidth: Story = {
  args: {
    children: 'Delete 12 entries',
    variant: 'danger',
    fullWidth: true,
    startIcon: <Icon icon={Trash2} />,
  },
};

export const Loading: Story = { args: { children: 'Saving', variant: 'primary', loading: true } };

export const Disabled: Story = { args: { disabled: true } };

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#create">Create new entry</a>, startIcon: <Icon icon={Plus} /> },
};

export const RightToLeft: Story = {
  args: { children: 'إنشاء مدخل جديد', variant: 'primary', startIcon: <Icon icon={Plus} /> },
  globals: { direction: 'rtl', locale: 'ar' },
};
