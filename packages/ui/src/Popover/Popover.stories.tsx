import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { SlidersHorizontal } from '../icons.ts';
import { Icon } from '../Icon/index.ts';
import gallery from '../storyboard/gallery.module.css';
import { Popover, PopoverClose } from './Popover.tsx';

const content = (
  <div className={gallery.stack}>
    <Checkbox label="Title" defaultChecked />
    <Checkbox label="Author" defaultChecked />
    <Checkbox label="Published at" />
    <PopoverClose>
      <Button variant="primary" size="small">
        Apply
      </Button>
    </PopoverClose>
  </div>
);

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Displayed fields',
    trigger: <Button startIcon={<Icon icon={SlidersHorizontal} />}>Displayed fields</Button>,
    children: content,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['both-themes'],
  args: { open: true, width: 'small' },
  decorators: [
    (Story) => (
      <div className={gallery.tall}>
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  ...States,
  args: {
    open: true,
    children:
      'Filters stay in the address of the page. Send the link to a colleague and they see the same articles, as far as they may see them.',
  },
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl', locale: 'ar' } };
