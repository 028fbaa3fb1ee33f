import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Copy, FileText, Trash2 } from '../icons.ts';
import { DropdownMenu } from './DropdownMenu.tsx';
import type { MenuItem } from './menu-item.ts';
import { MenuItems } from './MenuItems.tsx';

/** Every kind of item, with all optional content. */
const items: readonly MenuItem[] = [
  { id: 'duplicate', label: 'Duplicate', icon: Copy, shortcut: '⌘D', onSelect: fn() },
  { kind: 'link', id: 'open', label: 'Open', icon: FileText, href: '#open', description: 'In this tab' },
  {
    kind: 'submenu',
    id: 'move',
    label: 'Move to',
    items: [
      { id: 'start', label: 'The start', onSelect: fn() },
      { id: 'end', label: 'The end', onSelect: fn() },
    ],
  },
  { kind: 'separator', id: 'behind-move' },
  {
    kind: 'group',
    id: 'columns',
    label: 'Columns',
    items: [
      { kind: 'checkbox', id: 'title', label: 'Title', checked: true, onCheckedChange: fn() },
      { kind: 'checkbox', id: 'slug', label: 'Slug', checked: false, disabled: true, onCheckedChange: fn() },
    ],
  },
  {
    kind: 'radio-group',
    id: 'order',
    label: 'Order',
    value: 'up',
    onValueChange: fn(),
    options: [
      { value: 'up', label: 'Ascending' },
      { value: 'down', label: 'Descending' },
    ],
  },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onSelect: fn() },
];

const meta = {
  title: 'Overlays/MenuItems',
  component: MenuItems,
  args: { items },
  render: (args) => <DropdownMenu items={args.items} open trigger={<Button>Open</Button>} />,
} satisfies Meta<typeof MenuItems>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Items with icons, descriptions, shortcuts and check marks; links, groups and radio items. */
export const Kinds: Story = {};

/** A submenu opens at the inline end and returns the focus when it closes. */
export const Submenu: Story = {
  play: async () => {
    const opener = await screen.findByRole('menuitem', { name: 'Move to' });
    opener.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('menuitem', { name: 'The start' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(opener).toHaveFocus();
  },
};
