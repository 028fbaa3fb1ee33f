import { Combobox } from '@admin/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { arrangingMessages } from '../../arranging/messages.ts';
import styles from './InsertField.module.css';

export interface InsertFieldProps {
  /** The fields without a place, in the order of the list. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly onInsert: (name: string) => void;
  /** Counts the cards that were removed: the button that had the focus is gone with its card. */
  readonly removals: number;
  /** The fields that have a place. */
  readonly children: ReactNode;
}

/**
 * Finds fields without a place by typing and inserts them behind the others. It stays in sight above long layouts, and
 * its list stays open for the next field.
 */
export function InsertField({ fields, onInsert, removals, children }: InsertFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  // An effect, because the control is disabled until a removed field can be inserted again.
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
            handsOn
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
            // Without another field the list would stay open over a disabled control.
            staysOpen={fields.length > 1}
            value={null}
          />
        </div>
      </div>
      {children}
    </div>
  );
}
