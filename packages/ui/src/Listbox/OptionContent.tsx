import type { ReactNode } from 'react';
import { Check } from '../icons.ts';
import { Icon } from '../Icon/index.ts';
import styles from './Listbox.module.css';

export interface OptionContentProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly isChosen: boolean;
}

/** Content of an option: icon, label, hint, and a check mark if it is selected. */
export function OptionContent({ label, hint, icon, isChosen }: OptionContentProps) {
  return (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      {isChosen && (
        <span className={styles.tick}>
          <Icon icon={Check} tone="accent" />
        </span>
      )}
    </>
  );
}
