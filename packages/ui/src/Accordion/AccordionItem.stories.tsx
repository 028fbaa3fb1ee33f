import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/index.ts';
import { GripVertical, Trash2 } from '../icons.ts';
import { Accordion } from './Accordion.tsx';
import { AccordionItem } from './AccordionItem.tsx';

const meta = {
  title: 'Display/AccordionItem',
  component: AccordionItem,
  args: {
    value: 'one',
    title: 'Search engines',
    children: 'Title and description as they stand in results.',
  },
  render: (args) => (
    <Accordion defaultValue="one">
      <AccordionItem {...args} />
    </Accordion>
  ),
} satisfies Meta<typeof AccordionItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A header with a start slot, a subtitle and actions. */
export const Complete: Story = {
  args: {
    subtitle: 'Ada Lovelace',
    startSlot: <IconButton icon={GripVertical} label="Move the section" size="small" />,
    actions: <IconButton icon={Trash2} label="Delete the section" size="small" />,
  },
};

/** A section that contains an error is marked, even while it is collapsed. */
export const WithError: Story = {
  args: { value: 'other', tone: 'danger', subtitle: 'The source is missing' },
};

export const Disabled: Story = { args: { value: 'other', disabled: true, headingLevel: 2 } };
