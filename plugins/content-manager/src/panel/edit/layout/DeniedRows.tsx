import { Icon } from '@admin/ui';
import { EyeOff } from '@admin/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { editMessages } from '../messages.ts';
import styles from './DeniedRows.module.css';

export interface DeniedRowsProps {
  /** How many fields are in the rows. */
  readonly count: number;
  /** The rows with the placeholder of each field. */
  readonly children: ReactNode;
}

/** Rows of fields that the user may not see, folded into one line. */
export function DeniedRows({ count, children }: DeniedRowsProps) {
  return (
    <details className={styles['denied']}>
      <summary className={styles['summary']}>
        <Icon icon={EyeOff} tone="muted" />
        <FormattedMessage {...editMessages.fieldsNotAllowed} values={{ count }} />
      </summary>
      <div className={styles['rows']}>{children}</div>
    </details>
  );
}
