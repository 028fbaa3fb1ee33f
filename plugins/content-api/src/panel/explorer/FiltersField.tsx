import { Button, Combobox, Field, Icon, IconButton, Select, TextInput } from '@admin/ui';
import { Plus, X } from '@admin/ui/icons';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { explorerMessages as messages } from './messages.ts';
import type { FilterField } from './request/filter-fields.ts';
import { kindOf, takesSeveral, type FilterRow } from './request/request-values.ts';
import styles from './Explorer.module.css';

interface FiltersFieldProps {
  readonly fields: readonly FilterField[];
  readonly rows: readonly FilterRow[];
  readonly error: string | null;
  readonly onChange: (rows: readonly FilterRow[]) => void;
}

/** The maximum number of conditions of a request. */
const maxRows = 20;

/** The conditions on the listed entries, one per row. */
export function FiltersField({ fields, rows, error, onChange }: FiltersFieldProps) {
  const intl = useIntl();
  const id = useId();
  const replace = (key: string, changed: Partial<FilterRow>): void =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const add = (): void => {
    const operator = fields[0]?.operators[0] ?? '$eq';
    onChange([...rows, { key: crypto.randomUUID(), path: fields[0]?.path ?? '', operator, value: '' }]);
  };
  return (
    <fieldset aria-describedby={error === null ? undefined : id} className={styles['filters']}>
      <legend className={styles['legend']}>
        <bdi>filters</bdi>
      </legend>
      {rows.map((row) => (
        <ConditionRow
          fields={fields}
          key={row.key}
          onChange={(changed) => replace(row.key, changed)}
          onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
          row={row}
        />
      ))}
      <div aria-live="polite" className={styles['error']} id={id}>
        {error}
      </div>
      <div>
        <Button disabled={rows.length >= maxRows} onClick={add} size="small" startIcon={<Icon icon={Plus} />}>
          {intl.formatMessage(messages.addFilter)}
        </Button>
      </div>
    </fieldset>
  );
}

interface ConditionRowProps {
  readonly fields: readonly FilterField[];
  readonly row: FilterRow;
  readonly onChange: (changed: Partial<FilterRow>) => void;
  readonly onRemove: () => void;
}

function ConditionRow({ fields, row, onChange, onRemove }: ConditionRowProps) {
  const intl = useIntl();
  const field = fields.find(({ path }) => path === row.path);
  const text = (message: { readonly id: string; readonly defaultMessage: string }): string =>
    intl.formatMessage(message);
  return (
    <div className={styles['condition']}>
      <Field label={text(messages.attribute)} labelVisibility="hidden">
        <Combobox
          labels={{ open: text(messages.showOptions), empty: text(messages.nothingFound) }}
          onValueChange={(option) => {
            const chosen = fields.find(({ path }) => path === option?.value);
            if (chosen === undefined) return;
            const isKnown = chosen.operators.includes(row.operator);
            const operator = isKnown ? row.operator : (chosen.operators[0] ?? '$eq');
            onChange({ path: chosen.path, operator, value: '' });
          }}
          options={fields.map(({ path }) => ({ value: path, label: path }))}
          value={field === undefined ? null : { value: field.path, label: field.path }}
        />
      </Field>
      <Field label={text(messages.operator)} labelVisibility="hidden">
        <Select
          onValueChange={(operator) => onChange({ operator, value: '' })}
          options={(field?.operators ?? []).map((value) => ({ value, label: value }))}
          value={row.operator}
        />
      </Field>
      <Field label={text(messages.value)} labelVisibility="hidden">
        <ConditionValue field={field} onChange={(value) => onChange({ value })} row={row} />
      </Field>
      <IconButton
        icon={X}
        label={intl.formatMessage(messages.removeFilter, { path: row.path })}
        onClick={onRemove}
      />
    </div>
  );
}

interface ConditionValueProps {
  readonly field: FilterField | undefined;
  readonly row: FilterRow;
  readonly onChange: (value: string) => void;
}

function ConditionValue({ field, row, onChange }: ConditionValueProps) {
  const intl = useIntl();
  const { operator, value } = row;
  const kind = field === undefined ? 'text' : kindOf(field, operator);
  const isSeveral = takesSeveral(operator);
  const own = kind === 'text' && /^\$(eq|ne)$/.test(operator) ? (field?.options ?? []) : [];
  const options = kind === 'boolean' && !isSeveral ? ['true', 'false'] : own;
  if (options.length > 0) {
    return (
      <Select
        onValueChange={onChange}
        options={options.map((one) => ({ value: one, label: one }))}
        placeholder={intl.formatMessage(messages.notSet)}
        value={value === '' ? null : value}
      />
    );
  }
  return (
    <TextInput
      autoComplete="off"
      dir="auto"
      inputMode={kind === 'number' && !isSeveral ? 'decimal' : undefined}
      onChange={(event) => onChange(event.target.value)}
      placeholder={isSeveral ? intl.formatMessage(messages.severalValues) : undefined}
      spellCheck={false}
      value={value}
    />
  );
}
