import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { iconButtonElement } from '../IconButton/index.ts';
import { Copy, EllipsisVertical, Trash2 } from '../icons.ts';
import gallery from '../storyboard/gallery.module.css';
import { type MenuTriggers, TriggeredMenu, useMenuTriggers, useMenuTriggersInUse } from './TriggeredMenu.tsx';

interface MenusProps {
  readonly names: readonly string[];
  readonly onSelect: (name: string) => void;
}

function OpenedMenus({ names, onSelect, triggers }: MenusProps & { readonly triggers: MenuTriggers }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return useMenuTriggersInUse(triggers).map((trigger) => {
    const { id } = trigger.element;
    const name = names.find((one) => triggers.idOf(one) === id) ?? '';
    return (
      <TriggeredMenu
        items={[
          { id: 'duplicate', label: `Duplicate ${name}`, icon: Copy, onSelect: () => onSelect(name) },
          { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onSelect: fn() },
        ]}
        key={id}
        onOpenChange={(isOpen) => setOpenId((last) => (isOpen ? id : last === id ? null : last))}
        open={openId === id}
        trigger={trigger}
      />
    );
  });
}

/** Buttons without components, as in the rows of a table, and the menus of those that were reached. */
function Menus(props: MenusProps) {
  const triggers = useMenuTriggers();
  return (
    <div className={gallery.tall}>
      {props.names.map((name) => (
        <span key={name}>
          {iconButtonElement({
            ...triggers.propsOf(name),
            icon: EllipsisVertical,
            label: `Actions for ${name}`,
          })}
        </span>
      ))}
      <OpenedMenus {...props} triggers={triggers} />
    </div>
  );
}

const args: MenusProps = { names: ['Bread', 'Winter', 'Harbour'], onSelect: fn() };

const meta = {
  title: 'Overlays/TriggeredMenu',
  component: Menus,
  args,
} satisfies Meta<typeof Menus>;
export default meta;

export const Default: StoryObj<typeof meta> = { tags: ['both-themes'] };

export const RightToLeft: StoryObj<typeof meta> = { globals: { direction: 'rtl', locale: 'ar' } };
