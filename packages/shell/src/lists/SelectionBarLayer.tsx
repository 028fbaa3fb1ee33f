import { IconButton, Toolbar, ToolbarItem, Tooltip } from '@admin/ui';
import { X } from '@admin/ui/icons';
import type { SelectionBarProps } from './selection-bar-props.ts';
import styles from './selection.module.css';

export { ToolbarItem };

/** The bar of a selection, with a button that clears it. */
export function SelectionBarLayer({ label, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <div className={styles.bar}>
      <Toolbar label={label}>
        {children}
        <Tooltip content={clearLabel} purpose="name">
          <ToolbarItem>
            <IconButton icon={X} label={clearLabel} onClick={onClear} size="small" />
          </ToolbarItem>
        </Tooltip>
      </Toolbar>
    </div>
  );
}
