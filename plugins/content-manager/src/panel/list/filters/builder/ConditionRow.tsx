import { fieldOfCondition, type FilterCondition } from '@admin/content-model';
import { IconButton, Select } from '@admin/ui';
import { X } from '@admin/ui/icons';
import type { CallParameters } from '../../../address/index.ts';
import { fieldLabel, type FilterWords } from '../filter-text.ts';
import { ConditionValues } from '../values/ConditionValues.tsx';
import { newCondition, withOperator } from './filter-draft.ts';
import styles from './FilterBuilder.module.css';
import { builderMessages } from '../builder-messages.ts';
import { operatorLabel } from '../values/operator-labels.ts';

export interface ConditionRowProps {
  /** From 1. */
  readonly number: number;
  readonly condition: FilterCondition;
  readonly onChange: (condition: FilterCondition) => void;
  readonly onRemove: () => void;
  readonly isMissing: boolean;
  readonly words: FilterWords;
  readonly parameters: CallParameters;
}

/** One condition: its field, how it is compared, and with what. */
export function ConditionRow({ number, condition, onChange, onRemove, ...row }: ConditionRowProps) {
  const { words } = row;
  const { intl, fields } = words;
  const field = fieldOfCondition(fields, condition);
  if (!field) return null;
  const { operator } = condition;
  const operators = field.operators.includes(operator) ? field.operators : [...field.operators, operator];
  return (
    <fieldset
      aria-label={intl.formatMessage(builderMessages.condition, { number })}
      className={styles.condition}
    >
      <div className={styles.field} data-part="field">
        <Select
          aria-label={intl.formatMessage(builderMessages.field)}
          onValueChange={(name) => {
            const next = fields.find((one) => one.name === name);
            if (next && next !== field) onChange(newCondition(next));
          }}
          options={fields.map(({ name }) => ({ value: name, label: fieldLabel(words, name) }))}
          value={field.name}
        />
      </div>
      <div className={styles.operator} data-part="operator">
        <Select
          aria-label={intl.formatMessage(builderMessages.operator)}
          onValueChange={(next) => onChange(withOperator(field, condition, next))}
          options={operators.map((name) => ({ value: name, label: operatorLabel(intl, field, name) }))}
          value={operator}
        />
      </div>
      <IconButton
        icon={X}
        label={intl.formatMessage(builderMessages.remove, { number })}
        onClick={onRemove}
      />
      <div className={styles.values} data-part="value">
        <ConditionValues
          {...row}
          condition={condition}
          field={field}
          onChange={(values) => onChange({ ...condition, path: field.path, values })}
        />
      </div>
    </fieldset>
  );
}
