import { Button, DropdownMenu, type MenuItem } from '@admin/ui';
import styles from './cells.module.css';

export interface NamesMenuProps {
  /** The number of items in words. */
  readonly words: string;
  readonly items: readonly MenuItem[];
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A number of items, with a menu that lists the first of them. */
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

/** The maximum number of names in the menu of a cell. */
export const maxNames = 10;

/** Returns a menu item without an action. */
export function noteLine(id: string, label: string): MenuItem {
  return { id, label, disabled: true, onSelect: () => undefined };
}
