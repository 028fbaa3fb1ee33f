import { Icon } from '@admin/ui';
import { Eye } from '@admin/ui/icons';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UnfixableError } from '../errors/UnfixableError.tsx';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { readOnlyMessages } from '../messages.ts';
import styles from './ReadOnlyField.module.css';

export interface ReadOnlyFieldProps {
  readonly editor: FieldEditorProps;
  readonly children: ReactNode;
}

/** The frame of a field whose value is shown in short and cannot be changed here. */
export function ReadOnlyField({ editor, children }: ReadOnlyFieldProps) {
  const { path, label, hint, field, disabled, labelAction } = editor;
  const id = useId();
  const intl = useIntl();
  return (
    <fieldset
      aria-describedby={`${id}-error`}
      aria-disabled="true"
      aria-labelledby={id}
      className={styles['field']}
    >
      <div className={styles['heading']}>
        <p className={styles['label']} id={id}>
          {label}
          {field.attribute.required === true && (
            <span aria-hidden="true" className={styles['asterisk']}>
              *
            </span>
          )}
        </p>
        <span className={styles['state']} title={intl.formatMessage(readOnlyMessages.readOnly)}>
          <Icon icon={Eye} size="small" />
          <FormattedMessage {...readOnlyMessages.badge} />
        </span>
        {labelAction}
      </div>
      <div className={styles['content']}>{children}</div>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      <UnfixableError id={`${id}-error`} path={path} reason={disabled ? 'permission' : 'view'} />
    </fieldset>
  );
}
