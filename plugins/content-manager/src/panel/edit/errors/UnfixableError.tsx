import { useIntl } from 'react-intl';
import { editMessages } from '../messages.ts';
import { useErrorInside } from './invalid-fields.ts';
import styles from './UnfixableError.module.css';

export interface UnfixableErrorProps {
  readonly id: string;
  /** Dotted path of the field in the form. */
  readonly path: string;
  /** The cause: the user lacks permission, or the view has no input for the field. */
  readonly reason: 'permission' | 'view';
}

const advice = {
  permission: editMessages.askPermittedUser,
  view: editMessages.askDeveloper,
} as const;

/** The error of a field that the user cannot change here, with advice. */
export function UnfixableError({ id, path, reason }: UnfixableErrorProps) {
  const intl = useIntl();
  const fieldError = useErrorInside(path);
  return (
    <p aria-live="polite" className={styles['error']} id={id}>
      {fieldError !== undefined && `${fieldError} ${intl.formatMessage(advice[reason])}`}
    </p>
  );
}
