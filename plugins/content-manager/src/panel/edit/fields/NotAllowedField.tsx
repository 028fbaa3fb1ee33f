import { Icon } from '@admin/ui';
import { EyeOff } from '@admin/ui/icons';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { UnfixableError } from '../errors/UnfixableError.tsx';
import { editMessages } from '../messages.ts';
import styles from './NotAllowedField.module.css';

export interface NotAllowedFieldProps {
  /** Dotted path of the field in the form. */
  readonly path: string;
  readonly label: string;
  readonly hint: string | undefined;
}

/** Stands in the place of a field that the user may neither see nor write. */
export function NotAllowedField({ path, label, hint }: NotAllowedFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-error`} aria-labelledby={id} className={styles['field']}>
      <p className={styles['label']} id={id}>
        {label}
      </p>
      <p className={styles['box']}>
        <Icon icon={EyeOff} tone="muted" />
        <FormattedMessage {...editMessages.fieldNotAllowed} />
      </p>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      <UnfixableError id={`${id}-error`} path={path} reason="permission" />
    </fieldset>
  );
}
