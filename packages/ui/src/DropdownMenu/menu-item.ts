import type { RefCallback } from 'react';
import type { IconDefinition } from '../Icon/index.ts';

/** Common properties of menu items. */
interface Line {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconDefinition | undefined;
  /** Secondary line, for example the reason why the item is disabled. */
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Receives the element while the menu is open. */
  readonly elementRef?: RefCallback<HTMLElement> | undefined;
}

/** An item that runs a command and closes the menu. */
export interface MenuAction extends Line {
  readonly kind?: 'action' | undefined;
  readonly onSelect: () => void;
  /** `danger` for destructive actions. @defaultValue 'default' */
  readonly tone?: 'default' | 'danger' | undefined;
  /** Keeps the menu open after the action, for example to show its result. @defaultValue false */
  readonly staysOpen?: boolean | undefined;
  /** Keyboard shortcut to display, such as "⌘D". The menu does not bind it. */
  readonly shortcut?: string | undefined;
}

/** A link, rendered by the link renderer of the application. */
export interface MenuLink extends Line {
  readonly kind: 'link';
  readonly href: string;
}

/** An item that is on or off. The menu remains open, so that several can be changed. */
export interface MenuCheckbox extends Line {
  readonly kind: 'checkbox';
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** A group of mutually exclusive options. Selecting one closes the menu. */
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
  readonly icon?: IconDefinition | undefined;
  readonly disabled?: boolean | undefined;
  /** Receives the element while the menu is open. */
  readonly elementRef?: RefCallback<HTMLElement> | undefined;
}

/** Items under a heading. */
export interface MenuGroup {
  readonly kind: 'group';
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** An item that opens a nested menu. */
export interface MenuSubmenu extends Line {
  readonly kind: 'submenu';
  readonly items: readonly MenuItem[];
}

export interface MenuSeparator {
  readonly kind: 'separator';
  readonly id: string;
}

/** An item of a menu. */
export type MenuItem =
  MenuAction | MenuLink | MenuCheckbox | MenuRadioGroup | MenuGroup | MenuSubmenu | MenuSeparator;
