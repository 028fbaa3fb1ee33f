import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ChevronDown, Copy, EllipsisVertical, ExternalLink, Globe, Pencil, Trash2 } from '../icons.ts';
import gallery from '../storyboard/gallery.module.css';
import { DropdownMenu } from './DropdownMenu.tsx';
import { MenuItems } from './MenuItems.tsx';
import type { MenuAction, MenuItem } from './menu-item.ts';

const actions: readonly MenuItem[] = [
  { id: 'edit', label: 'Edit', icon: Pencil, shortcut: 'E', onSelect: fn() },
  { id: 'duplicate', label: 'Duplicate', icon: Copy, shortcut: 'Ctrl+D', onSelect: fn() },
  { kind: 'link', id: 'preview', label: 'Open the preview', icon: ExternalLink, href: '#preview' },
  {
    kind: 'submenu',
    id: 'locale',
    label: 'Fill in from',
    icon: Globe,
    items: [
      { id: 'fr', label: 'Français', onSelect: fn() },
      { id: 'de', label: 'Deutsch', onSelect: fn() },
    ],
  },
  { kind: 'separator', id: 'line' },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onSelect: fn() },
];

const meta = {
  title: 'Overlays/DropdownMenu',
  component: DropdownMenu,
  args: { items: actions, trigger: <IconButton icon={EllipsisVertical} label="Article actions" /> },
  decorators: [
    (Story) => (
      <div className={gallery.tall}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { tags: ['both-themes'], args: { open: true } };

function ViewMenu({ open }: { readonly open?: boolean | undefined }) {
  const [columns, setColumns] = useState<readonly string[]>(['title']);
  const [density, setDensity] = useState('comfortable');
  const column = (id: string, label: string): MenuItem => ({
    kind: 'checkbox',
    id,
    label,
    checked: columns.includes(id),
    onCheckedChange: (checked) =>
      setColumns(checked ? [...columns, id] : columns.filter((one) => one !== id)),
  });
  return (
    <DropdownMenu
      {...(open === undefined ? {} : { open })}
      trigger={<Button endIcon={<Icon icon={ChevronDown} />}>View</Button>}
      items={[
        {
          kind: 'group',
          id: 'columns',
          label: 'Columns',
          items: [column('title', 'Title'), column('author', 'Author')],
        },
        { kind: 'separator', id: 'line' },
        {
          kind: 'radio-group',
          id: 'density',
          label: 'Density',
          value: density,
          onValueChange: setDensity,
          options: [
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ],
        },
      ]}
    />
  );
}

/** Checkbox items keep the menu open; radio items close it. */
export const Choices: Story = { render: ({ open }) => <ViewMenu open={open} /> };

export const ChoicesOpen: Story = { ...Choices, args: { open: true } };

/** A disabled item with a description of the reason. */
export const States: Story = {
  args: {
    open: true,
    items: [
      { id: 'edit', label: 'Edit', icon: Pencil, onSelect: fn() },
      {
        id: 'publish',
        label: 'Publish',
        icon: Globe,
        disabled: true,
        description: 'Two required fields are empty',
        onSelect: fn(),
      },
      { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', disabled: true, onSelect: fn() },
    ],
  },
};

/** A note for the whole menu, announced when the menu opens. */
export const Footer: Story = { args: { open: true, footer: 'Version 3, saved two minutes ago' } };

/** Items in the footer are part of the keyboard navigation. */
export const FooterItems: Story = {
  args: {
    open: true,
    footer: <MenuItems items={[{ id: 'help', label: 'Help with articles', icon: Globe, onSelect: fn() }]} />,
  },
};

/** An icon button as the trigger, with a tooltip. */
export const NamedTrigger: Story = {
  args: { tooltip: 'Article actions' },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const LongText: Story = {
  play: async () => {
    screen.getByRole('button', { name: 'Article actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
  },
  args: {
    items: Array.from({ length: 30 }, (_, index) => ({
      id: `item-${index}`,
      label: `A label that is so long that it needs a second line, number ${index + 1}`,
      onSelect: fn(),
    })),
  },
};

/** On phones, the menu is a bottom sheet. The press that opens it does not select an item. */
export const Sheet: Story = {
  tags: ['both-themes'],
  args: {
    sheetTitle: 'The canal',
    items: Array.from({ length: 24 }, (_, index) => ({
      id: `item-${index}`,
      label: `Item ${index + 1}`,
      onSelect: fn(),
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args }) => {
    const trigger = screen.getByRole('button', { name: 'Article actions' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: trigger });
    const item = await screen.findByRole('menuitem', { name: 'Item 7' });
    await userEvent.pointer({ keys: '[/MouseLeft]', target: item });
    // A finger is lifted from the trigger, and its click goes to the element below it.
    await fireEvent.click(item, { detail: 1 });
    await waitFor(() => expect(item).toBeVisible());
    const [, , , , , , seventh] = args.items as readonly MenuAction[];
    await expect(seventh?.onSelect).not.toHaveBeenCalled();
    await userEvent.click(item);
    await expect(seventh?.onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(trigger);
    await screen.findByRole('menu');
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl', locale: 'ar' } };
