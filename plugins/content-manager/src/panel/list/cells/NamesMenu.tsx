import { Button, DropdownMenu, type MenuItem } from '@admin/ui';
import styles from './cells.module.css';

export interface NamesMenuProps {
  /** How many there are, in words. */
  readonly words: string;
  readonly items: readonly MenuItem[];
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A number of things in a cell, and a menu that names the first of them. */
export function NamesMenu({ words, ...menu }: NamesMenuProps) {
  return (
    <span className={styles.names}>
      <DropdownMenu
        {...menu}
        trigger={
          <Button size="small" variant="ghost">
            {words}
          </Button>
        }
      />
    </span>
  );
}

/** How many entries or components the menu of a cell names. */
export const mostNames = 10;

/** A line of a menu that only says something. */
export function noteLine(id: string, label: string): MenuItem {
  return { id, label, disabled: true, onSelect: () => undefined };
}
