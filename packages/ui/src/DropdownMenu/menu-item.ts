import type { IconComponent } from '../Icon/index.ts';

/** What every line of a menu has. */
interface Line {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconComponent | undefined;
  /** A quieter second line, for example why the item is disabled. */
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Does something and closes the menu, unless it is to stay. */
export interface MenuAction extends Line {
  readonly kind?: 'action' | undefined;
  readonly onSelect: () => void;
  /** `danger` for what destroys. @defaultValue 'default' */
  readonly tone?: 'default' | 'danger' | undefined;
  /** Leaves the menu open, in which the outcome is shown. @defaultValue false */
  readonly staysOpen?: boolean | undefined;
  /** Keys that do the same, such as "⌘D"; shown, not bound. */
  readonly shortcut?: string | undefined;
}

/** Leads somewhere: a real link, drawn by the application's link renderer. */
export interface MenuLink extends Line {
  readonly kind: 'link';
  readonly href: string;
}

/** A choice of its own. The menu stays open, so that several can be made. */
export interface MenuCheckbox extends Line {
  readonly kind: 'checkbox';
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** One choice out of several. The menu closes with it. */
export interface MenuRadioGroup {
  readonly kind: 'radio-group';
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly options: readonly MenuRadioOption[];
}

export interface MenuRadioOption {
  readonly value: string;
  readonly label: string;
  readonly icon?: IconComponent | undefined;
  readonly disabled?: boolean | undefined;
}

/** Items under a small heading. */
export interface MenuGroup {
  readonly kind: 'group';
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** Items in a menu of their own, beside this one. */
export interface MenuSubmenu extends Line {
  readonly kind: 'submenu';
  readonly items: readonly MenuItem[];
}

export interface MenuSeparator {
  readonly kind: 'separator';
  readonly id: string;
}

/** One part of a menu, as data. */
export type MenuItem =
  MenuAction | MenuLink | MenuCheckbox | MenuRadioGroup | MenuGroup | MenuSubmenu | MenuSeparator;
