import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Pencil, Save } from '../icons.ts';
import gallery from '../storyboard/gallery.module.css';
import { Tooltip, TooltipProvider } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Saves the draft for everyone', children: <Button>Save</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Open tooltips on every side, one with a keyboard shortcut. */
export const States: Story = {
  tags: ['both-themes'],
  render: () => (
    <div className={gallery.spread}>
      {(['top', 'bottom', 'inline-start', 'inline-end'] as const).map((side) => (
        <Tooltip key={side} open side={side} content={`On side ${side}`}>
          <Button>{side}</Button>
        </Tooltip>
      ))}
      <Tooltip open content="Save" shortcut="Ctrl+S" purpose="name" side="bottom">
        <IconButton icon={Save} label="Save" />
      </Tooltip>
    </div>
  ),
};

/** The tooltip repeats the name of an icon button, so it is not announced again. */
export const NameOfAnIcon: Story = {
  args: {
    content: 'Edit',
    purpose: 'name',
    children: <IconButton icon={Pencil} label="Edit" />,
  },
};

/** With a provider, the second tooltip opens without delay. */
export const Group: Story = {
  render: () => (
    <TooltipProvider>
      <div className={gallery.row}>
        <Tooltip content="First">
          <Button>One</Button>
        </Tooltip>
        <Tooltip content="Second">
          <Button>Two</Button>
        </Tooltip>
      </div>
    </TooltipProvider>
  ),
};

export const LongText: Story = {
  args: {
    open: true,
    side: 'bottom',
    align: 'start',
    content:
      'Publishing makes the article visible to everybody at once. Readers who have it open see the new text after they reload the page.',
  },
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl', locale: 'ar' } };
