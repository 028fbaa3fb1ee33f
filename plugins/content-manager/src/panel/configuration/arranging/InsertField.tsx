import { Combobox } from '@admin/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { arrangingMessages } from '../../arranging/messages.ts';
import styles from './InsertField.module.css';

export interface InsertFieldProps {
  /** The fields that are not shown yet, in order. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly onInsert: (name: string) => void;
  /** The number of removed cards; after a removal the focused button no longer exists. */
  readonly removals: number;
  /** The shown fields. */
  readonly children: ReactNode;
}

/**
 * A search field that appends fields to a layout. It stays visible above long layouts, and its list stays open for
 * the next field.
 */
export function InsertField({ fields, onInsert, removals, children }: InsertFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  // An effect, since the control is disabled until there is a field to insert.
  useEffect(() => {
    if (removals > 0) input.current?.focus();
  }, [removals]);
  const label = intl.formatMessage(arrangingMessages.insert);
  return (
    <div>
      <div className={styles['bar']}>
        <div className={styles['search']}>
          <Combobox
            aria-label={label}
            disabled={fields.length === 0}
            clearOnSelect
            labels={{
              open: intl.formatMessage(arrangingMessages.showFields),
              empty: intl.formatMessage(arrangingMessages.noField),
            }}
            onValueChange={(option) => {
              if (option) onInsert(option.value);
            }}
            options={fields.map((field) => ({ value: field.name, label: field.label }))}
            placeholder={label}
            ref={input}
            // Without further fields the control is disabled, so its list must close.
            staysOpen={fields.length > 1}
            value={null}
          />
        </div>
      </div>
      {children}
    </div>
  );
}
