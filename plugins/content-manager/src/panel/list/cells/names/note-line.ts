import type { MenuItem } from '@admin/ui';

/** How many entries or components the menu of a cell names. */
export const mostNames = 10;

/** A line of a menu that only says something. */
export function noteLine(id: string, label: string): MenuItem {
  return { id, label, disabled: true, onSelect: () => undefined };
}
