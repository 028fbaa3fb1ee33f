import * as Primitive from '@radix-ui/react-dropdown-menu';
import { useRenderLink } from '../environment/index.ts';
import { Icon } from '../Icon/index.ts';
import { Check } from '../icons.ts';
import styles from './DropdownMenu.module.css';
import { MenuLine } from './MenuLine.tsx';
import { MenuSub } from './MenuSub.tsx';
import type { MenuAction, MenuItem, MenuLink, MenuRadioGroup } from './menu-item.ts';

export interface MenuItemsProps {
  readonly items: readonly MenuItem[];
}

/** Renders menu items. Use it only inside a menu, for example in its footer. */
export function MenuItems({ items }: MenuItemsProps) {
  return items.map((item) => <MenuPart key={item.id} item={item} />);
}

function MenuPart({ item }: { readonly item: MenuItem }) {
  switch (item.kind) {
    case 'separator':
      return <Primitive.Separator className={styles.separator} />;
    case 'link':
      return <LinkPart item={item} />;
    case 'radio-group':
      return <RadioPart item={item} />;
    case 'submenu':
      return (
        <MenuSub item={item}>
          <MenuItems items={item.items} />
        </MenuSub>
      );
    case 'group':
      return (
        <Primitive.Group>
          <Primitive.Label className={styles.heading}>{item.label}</Primitive.Label>
          <MenuItems items={item.items} />
        </Primitive.Group>
      );
    case 'checkbox':
      return (
        <Primitive.CheckboxItem
          className={styles.item}
          checked={item.checked}
          onCheckedChange={item.onCheckedChange}
          onSelect={(event) => event.preventDefault()}
          disabled={item.disabled ?? false}
          textValue={item.label}
        >
          <Mark />
          <MenuLine {...item} />
        </Primitive.CheckboxItem>
      );
    case 'action':
    case undefined:
      break;
  }
  return <ActionPart item={item} />;
}

function ActionPart({ item }: { readonly item: MenuAction }) {
  return (
    <Primitive.Item
      className={styles.item}
      data-tone={item.tone}
      onSelect={(event) => {
        if (item.staysOpen === true) event.preventDefault();
        item.onSelect();
      }}
      disabled={item.disabled ?? false}
      textValue={item.label}
    >
      <MenuLine {...item} />
    </Primitive.Item>
  );
}

function LinkPart({ item }: { readonly item: MenuLink }) {
  const link = useRenderLink();
  const children = <MenuLine {...item} />;
  return (
    <Primitive.Item asChild disabled={item.disabled ?? false} textValue={item.label}>
      {link({ href: item.href, className: styles.item, children })}
    </Primitive.Item>
  );
}

function RadioPart({ item }: { readonly item: MenuRadioGroup }) {
  return (
    <Primitive.RadioGroup aria-label={item.label} value={item.value} onValueChange={item.onValueChange}>
      <Primitive.Label className={styles.heading}>{item.label}</Primitive.Label>
      {item.options.map((option) => (
        <Primitive.RadioItem
          key={option.value}
          className={styles.item}
          value={option.value}
          disabled={option.disabled ?? false}
          textValue={option.label}
        >
          <Mark />
          <MenuLine {...option} />
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}

/** Check mark of a selected item. Takes the same space if the item is not selected, so that labels align. */
function Mark() {
  return (
    <span className={styles.mark}>
      <Primitive.ItemIndicator>
        <Icon icon={Check} />
      </Primitive.ItemIndicator>
    </span>
  );
}
