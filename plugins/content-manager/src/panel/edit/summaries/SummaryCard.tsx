import { Icon } from '@admin/ui';
import { Eye } from '@admin/ui/icons';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UnfixableError } from '../errors/UnfixableError.tsx';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { summaryMessages } from './messages.ts';
import styles from './SummaryCard.module.css';

export interface SummaryCardProps {
  readonly editor: FieldEditorProps;
  readonly children: ReactNode;
}

/** What a field holds, in short, where this view cannot change it. */
export function SummaryCard({ editor, children }: SummaryCardProps) {
  const { path, label, hint, field, disabled, labelAction } = editor;
  const id = useId();
  const intl = useIntl();
  return (
    <fieldset
      aria-describedby={`${id}-error`}
      aria-disabled="true"
      aria-labelledby={id}
      className={styles['summary']}
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
        <span className={styles['state']} title={intl.formatMessage(summaryMessages.readOnly)}>
          <Icon icon={Eye} size="small" />
          <FormattedMessage {...summaryMessages.badge} />
        </span>
        {labelAction}
      </div>
      <div className={styles['content']}>{children}</div>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      <UnfixableError id={`${id}-error`} path={path} reason={disabled ? 'permission' : 'view'} />
    </fieldset>
  );
}
