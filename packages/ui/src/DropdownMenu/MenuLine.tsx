import { Icon, type IconComponent } from '../Icon/index.ts';
import styles from './DropdownMenu.module.css';

export interface MenuLineProps {
  readonly label: string;
  readonly icon?: IconComponent | undefined;
  readonly description?: string | undefined;
  readonly shortcut?: string | undefined;
}

/** Content of a menu item: icon, label, description and shortcut. */
export function MenuLine({ label, icon, description, shortcut }: MenuLineProps) {
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
