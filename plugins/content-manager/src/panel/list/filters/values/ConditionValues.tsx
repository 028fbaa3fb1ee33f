import {
  filterPeriods,
  isValueOf,
  operatorValues,
  type FilterCondition,
  type FilterField,
} from '@admin/content-model';
import { httpRef, useService } from '@admin/shell';
import { Select } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { CallParameters } from '../../../address/index.ts';
import { attributeColumn } from '../../fields/list-columns.ts';
import { builderMessages } from '../builder-messages.ts';
import { periodNames } from './operator-labels.ts';
import type { FilterWords } from '../filter-text.ts';
import { ChoiceValues } from './ChoiceValues.tsx';
import { entryOptionsQuery, peopleOptionsQuery } from './linked-options.ts';
import { LinkedValues } from './LinkedValues.tsx';
import { OneValue } from './OneValue.tsx';
import styles from './values.module.css';

export interface ConditionValuesProps {
  readonly field: FilterField;
  readonly condition: FilterCondition;
  readonly onChange: (values: readonly string[]) => void;
  readonly isMissing: boolean;
  readonly words: FilterWords;
  readonly parameters: CallParameters;
}

/** What a condition compares with, in as many controls as its operator takes; nothing where it takes none. */
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
  const { attribute, name, input } = field;
  const shared = { label, chosen: values, onChange, isMissing };
  if (attribute.type === 'enumeration') return <ChoiceValues {...shared} options={attribute.enum} />;
  const { view } = words;
  const mainField = attributeColumn(view, name)?.mainField ?? 'id';
  const spec = { uid: view.contentType.uid, field: name, mainField, parameters };
  return (
    <LinkedValues
      {...shared}
      nameOf={(id) => words.nameOf(name, id)}
      queryFor={(search) =>
        input === 'person' ? peopleOptionsQuery(http, search) : entryOptionsQuery(http, spec, search)
      }
    />
  );
}
