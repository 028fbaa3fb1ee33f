import { Section, useFieldError } from '@admin/shell';
import { Button, Icon, IconButton, TextInput, Tooltip } from '@admin/ui';
import { Plus, Trash2 } from '@admin/ui/icons';
import { useId, useRef } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { webhookEditMessages } from './messages.ts';
import { emptyHeader, hiddenValue, sameHeaders, type HeaderRow } from './webhook-values.ts';
import styles from './HeadersField.module.css';

interface FieldErrorTextProps {
  /** The id by which the controls refer to it as their description. */
  readonly id: string;
  readonly text: string | undefined;
}

/** The error of a group of controls, announced once when it appears. */
export function FieldErrorText({ id, text }: FieldErrorTextProps) {
  return (
    <div aria-live="polite" className={styles.fieldError} id={id}>
      {text}
    </div>
  );
}

/** The headers of a webhook: a key and a value in each row. */
export function HeadersField({ disabled }: { readonly disabled: boolean }) {
  const intl = useIntl();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { input } = useField<readonly HeaderRow[]>('headers', {
    subscription: { value: true },
    isEqual: sameHeaders,
  });
  const fieldError = useFieldError('headers');
  const rows = input.value || [];
  const add = (): void => {
    input.onChange([...rows, emptyHeader()]);
    // The new row exists after the next render.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[data-row]:last-child input')?.focus(),
    );
  };
  const change = (row: HeaderRow, next: Partial<HeaderRow>): void =>
    input.onChange(rows.map((one) => (one.id === row.id ? { ...one, ...next } : one)));
  const remove = (row: HeaderRow): void => {
    input.onChange(rows.filter((one) => one.id !== row.id));
    addButton.current?.focus();
  };
  const invalid = fieldError !== undefined && {
    'aria-invalid': true,
    'aria-describedby': `${id}-fieldError`,
  };
  return (
    <Section
      actions={
        !disabled && (
          <Button onClick={add} ref={addButton} startIcon={<Icon icon={Plus} />}>
            {intl.formatMessage(webhookEditMessages.addHeader)}
          </Button>
        )
      }
      description={intl.formatMessage(webhookEditMessages.headersBody)}
      title={intl.formatMessage(webhookEditMessages.headers)}
    >
      {rows.length === 0 && (
        <p className={styles.none}>{intl.formatMessage(webhookEditMessages.noHeaders)}</p>
      )}
      {rows.length > 0 && (
        <div className={styles.rows} ref={list}>
          {rows.map((row, index) => {
            const number = index + 1;
            const removeLabel = intl.formatMessage(webhookEditMessages.removeHeader, { number });
            return (
              <div className={styles.row} data-row key={row.id}>
                <TextInput
                  {...invalid}
                  aria-label={intl.formatMessage(webhookEditMessages.headerKey, { number })}
                  autoComplete="off"
                  disabled={disabled}
                  onChange={({ target }) => change(row, { key: target.value })}
                  placeholder={intl.formatMessage(webhookEditMessages.key)}
                  spellCheck={false}
                  value={row.key}
                />
                <TextInput
                  {...invalid}
                  aria-label={intl.formatMessage(webhookEditMessages.headerValue, { number })}
                  autoComplete="off"
                  disabled={disabled}
                  onChange={({ target }) => change(row, { value: target.value })}
                  // Typing replaces a hidden value as a whole: part of a mask is not a value.
                  onFocus={({ target }) => {
                    if (target.value === hiddenValue) target.select();
                  }}
                  placeholder={intl.formatMessage(webhookEditMessages.value)}
                  spellCheck={false}
                  value={row.value}
                />
                {!disabled && (
                  <Tooltip content={removeLabel} purpose="name">
                    <IconButton icon={Trash2} label={removeLabel} onClick={() => remove(row)} />
                  </Tooltip>
                )}
              </div>
            );
          })}
        </div>
      )}
      <FieldErrorText id={`${id}-fieldError`} text={fieldError} />
    </Section>
  );
}
