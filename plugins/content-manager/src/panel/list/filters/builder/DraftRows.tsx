import { fieldOfCondition, type FilterCondition } from '@admin/content-model';
import { Button, Icon, IconButton, Select } from '@admin/ui';
import { Plus, X } from '@admin/ui/icons';
import type { CallParameters } from '../../../address/index.ts';
import { conditionText, fieldLabel, filterText, type FilterWords } from '../filter-text.ts';
import { builderMessages } from '../messages.ts';
import { ConditionValues } from './ConditionValues.tsx';
import {
  canBeEdited,
  type DraftChange,
  type DraftCondition,
  draftConditions,
  type DraftGroup,
  type FilterDraft,
  groupJoint,
  newCondition,
  withOperator,
} from './filter-draft.ts';
import styles from './FilterBuilder.module.css';
import type { RowFocus } from './use-row-focus.ts';
import { operatorLabel } from './operator-labels.ts';

export interface DraftRowsProps extends Pick<RowFocus, 'focusNext'> {
  readonly draft: FilterDraft;
  readonly change: (change: DraftChange) => void;
  readonly isFull: boolean;
  readonly isMissing: (condition: FilterCondition) => boolean;
  readonly words: FilterWords;
  readonly parameters: CallParameters;
}

/** The rows of the conditions and groups. */
export function DraftRows(props: DraftRowsProps) {
  const { draft, change, focusNext, words } = props;
  const remove = (key: number): void => {
    change({ type: 'remove', key });
    focusNext('add');
  };
  return (
    <div className={styles.items}>
      {draft.items.map((item) => {
        if (item.kind === 'group')
          return <GroupRows {...props} group={item} key={item.key} remove={remove} />;
        if (item.kind === 'condition')
          return <ConditionItem {...props} item={item} key={item.key} remove={remove} />;
        const text = filterText(words, item.filter);
        return <OtherRow key={item.key} row={item.key} remove={remove} text={text} words={words} />;
      })}
    </div>
  );
}

interface RowProps extends DraftRowsProps {
  readonly remove: (key: number) => void;
}

function GroupRows({ group, ...props }: RowProps & { readonly group: DraftGroup }) {
  const { draft, change, focusNext, isFull, words } = props;
  const { intl, fields } = words;
  const joint = groupJoint(draft.joint);
  const [first] = fields;
  return (
    <fieldset className={styles.group} data-row={group.key}>
      <legend className={styles.legend}>
        {intl.formatMessage(joint === 'or' ? builderMessages.groupAny : builderMessages.groupAll)}
      </legend>
      {group.items.map((item) => (
        <ConditionItem {...props} item={item} key={item.key} />
      ))}
      <div className={styles.adding}>
        <Button
          disabled={isFull}
          onClick={() => {
            if (!first) return;
            change({ type: 'add', condition: newCondition(first), group: group.key });
            focusNext({ key: draft.nextKey, part: 'field' });
          }}
          size="small"
          startIcon={<Icon icon={Plus} size="small" />}
          variant="ghost"
        >
          {intl.formatMessage(builderMessages.addToGroup)}
        </Button>
      </div>
    </fieldset>
  );
}

function ConditionItem({ item, ...props }: RowProps & { readonly item: DraftCondition }) {
  const { draft, change, remove, isMissing, words, parameters } = props;
  const { key, condition } = item;
  if (!canBeEdited(words.fields, condition)) {
    return <OtherRow remove={remove} row={key} text={conditionText(words, condition)} words={words} />;
  }
  return (
    <div data-row={key}>
      <ConditionRow
        condition={condition}
        isMissing={isMissing(condition)}
        number={draftConditions(draft).indexOf(item) + 1}
        onChange={(changed) => change({ type: 'change', key, condition: changed })}
        onRemove={() => remove(key)}
        parameters={parameters}
        words={words}
      />
    </div>
  );
}

/** A filter of the address without an input: shown as text, with a remove button. */
function OtherRow(props: {
  readonly row: number;
  readonly text: string;
  readonly remove: (key: number) => void;
  readonly words: FilterWords;
}) {
  const { row, text, remove, words } = props;
  return (
    <div className={styles.other} data-row={row}>
      <span className={styles.otherText} dir="auto">
        {text}
      </span>
      <IconButton
        icon={X}
        label={words.intl.formatMessage(builderMessages.removeOther, { filter: text })}
        onClick={() => remove(row)}
      />
    </div>
  );
}

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

/** A condition: field, operator and values. */
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
      <div data-part="field">
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
