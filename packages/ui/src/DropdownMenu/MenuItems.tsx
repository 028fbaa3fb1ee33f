import * as Primitive from '@radix-ui/react-dropdown-menu';
import { createContext, use, type ReactNode } from 'react';
import { useRenderLink } from '../environment/index.ts';
import { Icon, type IconDefinition } from '../Icon/index.ts';
import { Check, ChevronRight } from '../icons.ts';
import styles from './DropdownMenu.module.css';
import type {
  MenuAction,
  MenuCheckbox,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuSubmenu,
} from './menu-item.ts';

/** Portal container of a menu and its submenus. */
export const MenuContainerContext = createContext<HTMLElement | undefined>(undefined);

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
      return <CheckboxPart item={item} />;
    case 'action':
    case undefined:
      break;
  }
  return <ActionPart item={item} />;
}

interface MenuSubProps {
  readonly item: MenuSubmenu;
  /** Items of the submenu. */
  readonly children: ReactNode;
}

/** An item that opens a submenu. */
function MenuSub({ item: { elementRef, ...item }, children }: MenuSubProps) {
  const container = use(MenuContainerContext);
  return (
    <Primitive.Sub>
      <Primitive.SubTrigger
        className={styles.item}
        disabled={item.disabled ?? false}
        ref={elementRef}
        textValue={item.label}
      >
        <MenuLine {...item} />
        <span className={styles.more}>
          <Icon icon={ChevronRight} size="small" />
        </span>
      </Primitive.SubTrigger>
      <Primitive.Portal container={container}>
        <Primitive.SubContent className={styles.menu} sideOffset={4} alignOffset={-5} collisionPadding={8}>
          {children}
        </Primitive.SubContent>
      </Primitive.Portal>
    </Primitive.Sub>
  );
}

function CheckboxPart({ item: { elementRef, ...item } }: { readonly item: MenuCheckbox }) {
  return (
    <Primitive.CheckboxItem
      className={styles.item}
      checked={item.checked}
      onCheckedChange={item.onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      disabled={item.disabled ?? false}
      ref={elementRef}
      textValue={item.label}
    >
      <Mark />
      <MenuLine {...item} />
    </Primitive.CheckboxItem>
  );
}

function ActionPart({ item: { elementRef, ...item } }: { readonly item: MenuAction }) {
  return (
    <Primitive.Item
      className={styles.item}
      data-tone={item.tone}
      onSelect={(event) => {
        if (item.staysOpen === true) event.preventDefault();
        item.onSelect();
      }}
      disabled={item.disabled ?? false}
      ref={elementRef}
      textValue={item.label}
    >
      <MenuLine {...item} />
    </Primitive.Item>
  );
}

function LinkPart({ item: { elementRef, ...item } }: { readonly item: MenuLink }) {
  const link = useRenderLink();
  const children = <MenuLine {...item} />;
  return (
    <Primitive.Item asChild disabled={item.disabled ?? false} ref={elementRef} textValue={item.label}>
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
          ref={option.elementRef}
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

interface MenuLineProps {
  readonly label: string;
  readonly icon?: IconDefinition | undefined;
  readonly description?: string | undefined;
  readonly shortcut?: string | undefined;
}

/** Content of a menu item: icon, label, description and shortcut. */
function MenuLine({ label, icon, description, shortcut }: MenuLineProps) {
  return (
    <>
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={styles.texts}>
        <span>{label}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
      {shortcut !== undefined && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </>
  );
}
