import { Icon } from '@admin/ui';
import { EyeOff } from '@admin/ui/icons';
import { FormattedMessage } from 'react-intl';
import { editMessages } from '../messages.ts';
import styles from './NotAllowedField.module.css';

export interface NotAllowedFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
}

/** Stands in the place of a field that the user may neither see nor write. */
export function NotAllowedField({ label, hint }: NotAllowedFieldProps) {
  return (
    <div className={styles['field']}>
      <p className={styles['label']}>{label}</p>
      <p className={styles['box']}>
        <Icon icon={EyeOff} tone="muted" />
        <FormattedMessage {...editMessages.fieldNotAllowed} />
      </p>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
    </div>
  );
}
