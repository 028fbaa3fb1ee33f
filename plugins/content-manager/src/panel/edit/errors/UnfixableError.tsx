import { useIntl } from 'react-intl';
import { editMessages } from '../messages.ts';
import { useErrorInside } from './use-field-error.ts';
import styles from './UnfixableError.module.css';

export interface UnfixableErrorProps {
  readonly id: string;
  /** Dotted path of the field in the form. */
  readonly path: string;
  /** Why the user cannot mend it: they are not allowed to, or nothing in this view edits the field. */
  readonly reason: 'permission' | 'view';
}

const advice = {
  permission: editMessages.askSomebodyAllowed,
  view: editMessages.askDeveloper,
} as const;

/** What is wrong in a field that the user cannot change here, and what to do about it. */
export function UnfixableError({ id, path, reason }: UnfixableErrorProps) {
  const intl = useIntl();
  const fieldError = useErrorInside(path);
  return (
    <p aria-live="polite" className={styles['error']} id={id}>
      {fieldError !== undefined && `${fieldError} ${intl.formatMessage(advice[reason])}`}
    </p>
  );
}
