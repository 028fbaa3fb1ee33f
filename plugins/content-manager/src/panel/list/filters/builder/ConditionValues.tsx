import {
  type FilterCondition,
  filterPeriods,
  isValueOf,
  maxFilterValues,
  operatorValues,
} from '@admin/content-model';
import { httpRef, useService } from '@admin/shell';
import { Checkbox, ChipList, Combobox, Field, Select } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ListFilterField } from '../../../../points.ts';
import type { CallParameters } from '../../../address/index.ts';
import { useSearch } from '../../../text/use-search.ts';
import { attributeColumn } from '../../fields/columns.ts';
import type { FilterWords } from '../filter-text.ts';
import { builderMessages } from '../messages.ts';
import styles from './FilterBuilder.module.css';
import {
  entryOptionsQuery,
  type LinkedOptionsQuery,
  ownOptionsQuery,
  peopleOptionsQuery,
} from './linked-options.ts';
import { OneValue } from './OneValue.tsx';
import { periodNames } from './operator-labels.ts';

export interface ConditionValuesProps {
  readonly field: ListFilterField;
  readonly condition: FilterCondition;
  readonly onChange: (values: readonly string[]) => void;
  readonly isMissing: boolean;
  readonly words: FilterWords;
  readonly parameters: CallParameters;
}

/** The inputs for the values of a condition, as many as its operator takes. */
export function ConditionValues(props: ConditionValuesProps) {
  const { field, condition, onChange, isMissing } = props;
  const { operator, values } = condition;
  const intl = useIntl();
  const takes = operatorValues(operator);
  const [first = '', second = ''] = values;
  const label = (message: keyof typeof builderMessages) => intl.formatMessage(builderMessages[message]);
  if (takes === 'none') return null;
  if (takes === 'many') return <ManyValues {...props} label={label('value')} />;
  if (takes === 'period') {
    return (
      <Select
        aria-label={label('period')}
        onValueChange={(period) => onChange([period])}
        options={filterPeriods.map((period) => ({
          value: period,
          label: intl.formatMessage(periodNames[period]),
        }))}
        value={filterPeriods.find((period) => period === first) ?? null}
      />
    );
  }
  if (takes === 'two') {
    return (
      <div className={styles.range} data-stacked={field.input === 'datetime' || undefined}>
        <OneValue
          field={field}
          isMissing={isMissing && !isValueOf(field.attribute, first)}
          label={label('from')}
          onChange={(text) => onChange([text, second])}
          text={first}
        />
        <OneValue
          field={field}
          isMissing={isMissing && !isValueOf(field.attribute, second)}
          label={label('to')}
          onChange={(text) => onChange([first, text])}
          text={second}
        />
      </div>
    );
  }
  return (
    <OneValue
      field={field}
      isMissing={isMissing}
      label={label('value')}
      onChange={(text) => onChange([text])}
      text={first}
    />
  );
}

function ManyValues({
  field,
  condition: { values },
  onChange,
  isMissing,
  words,
  parameters,
  label,
}: ConditionValuesProps & { readonly label: string }) {
  const http = useService(httpRef);
  const { attribute, name, input, values: ofPlugin } = field;
  const shared = { label, chosen: values, onChange, isMissing };
  if (attribute.type === 'enumeration') return <ChoiceValues {...shared} options={attribute.enum} />;
  const { view } = words;
  const mainField = attributeColumn(view, name)?.mainField ?? 'id';
  const spec = { uid: view.contentType.uid, field: name, mainField, parameters };
  return (
    <LinkedValues
      {...shared}
      nameOf={(id) => words.nameOf(name, id)}
      queryFor={(search) => {
        if (ofPlugin) return ownOptionsQuery(http, { ...spec, values: ofPlugin }, search);
        return input === 'person' ? peopleOptionsQuery(http, search) : entryOptionsQuery(http, spec, search);
      }}
    />
  );
}

/** Check boxes for values of an enumeration. */
export function ChoiceValues(props: {
  readonly options: readonly string[];
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly isMissing: boolean;
}) {
  const { options, label, chosen, onChange, isMissing } = props;
  const intl = useIntl();
  const errorId = useId();
  return (
    <fieldset
      aria-describedby={isMissing ? errorId : undefined}
      aria-label={label}
      className={styles.choices}
    >
      {options.map((option) => (
        <Checkbox
          checked={chosen.includes(option)}
          key={option}
          label={option}
          onCheckedChange={(isChosen) =>
            onChange(options.filter((one) => (one === option ? isChosen : chosen.includes(one))))
          }
        />
      ))}
      {isMissing && (
        <output className={styles.missing} id={errorId}>
          {intl.formatMessage(builderMessages.missing)}
        </output>
      )}
    </fieldset>
  );
}

export interface LinkedValuesProps {
  /** Returns the query for the options that match a text. */
  readonly queryFor: (search: string) => LinkedOptionsQuery;
  readonly label: string;
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly nameOf: (id: string) => string | undefined;
  readonly isMissing: boolean;
}

/** A search field for entries or users. */
export function LinkedValues({ queryFor, label, chosen, onChange, nameOf, isMissing }: LinkedValuesProps) {
  const intl = useIntl();
  const { wanted, isTyping, look } = useSearch();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const found = useQuery({ ...queryFor(wanted ?? ''), enabled: wanted !== null });
  const shownName = (id: string): string => names.get(id) ?? nameOf(id) ?? id;
  const missing = isMissing && intl.formatMessage(builderMessages.missing);
  const failed = found.isError && intl.formatMessage(builderMessages.failed);
  const takeOutLabel = (id: string) => intl.formatMessage(builderMessages.takeOut, { name: shownName(id) });
  return (
    <div className={styles.picker}>
      <Field error={failed || missing} label={label} labelVisibility="hidden">
        <Combobox
          disabled={chosen.length >= maxFilterValues}
          clearOnSelect
          labels={{
            open: intl.formatMessage(builderMessages.open),
            empty: intl.formatMessage(builderMessages.noMatch),
            loading: intl.formatMessage(builderMessages.loading),
          }}
          loading={found.isFetching || isTyping}
          onQueryChange={look}
          onValueChange={(option) => {
            if (!option) return;
            setNames((known) => new Map(known).set(option.value, option.label));
            onChange([...chosen, option.value]);
          }}
          options={(found.data ?? []).filter(({ value }) => !chosen.includes(value))}
          placeholder={intl.formatMessage(builderMessages.search)}
          value={null}
        />
      </Field>
      <ChipList
        chips={chosen.map((id) => ({ id, text: shownName(id), removeLabel: takeOutLabel(id) }))}
        label={intl.formatMessage(builderMessages.chosen)}
        onRemove={(id) => onChange(chosen.filter((one) => one !== id))}
      />
    </div>
  );
}
