import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldEditorProps } from '../fields/field-editor-props.ts';
import { summaryMessages } from './messages.ts';
import styles from './SummaryCard.module.css';

export interface SummaryCardProps {
  readonly editor: FieldEditorProps;
  readonly children: ReactNode;
}

/** What a field holds, in short, where this view cannot change it. */
export function SummaryCard({ editor: { label, hint, field, labelAction }, children }: SummaryCardProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={styles['summary']}>
      <div className={styles['heading']}>
        <p className={styles['label']} id={id}>
          {label}
          {field.attribute.required === true && (
            <span aria-hidden="true" className={styles['asterisk']}>
              *
            </span>
          )}
        </p>
        {labelAction}
      </div>
      <div className={styles['content']}>{children}</div>
      <p className={styles['hint']}>
        {hint !== undefined && `${hint} `}
        <FormattedMessage {...summaryMessages.readOnly} />
      </p>
    </fieldset>
  );
}
