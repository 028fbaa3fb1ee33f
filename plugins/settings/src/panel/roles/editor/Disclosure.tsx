import { Icon } from '@admin/ui';
import { ChevronRight } from '@admin/ui/icons';
import type { ReactNode } from 'react';
import styles from './matrix.module.css';

export interface DisclosureProps {
  readonly isOpen: boolean;
  /** Accessible name; it should contain what is drawn. */
  readonly name: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A name that shows and hides the rows under it. */
export function Disclosure({ isOpen, name, onToggle, children }: DisclosureProps) {
  return (
    <button
      aria-expanded={isOpen}
      aria-label={name}
      className={styles.disclosure}
      onClick={onToggle}
      type="button"
    >
      <span className={styles.chevron}>
        <Icon icon={ChevronRight} size="small" />
      </span>
      <span className={styles.words}>{children}</span>
    </button>
  );
}
