import type { IntlShape } from 'react-intl';
import type { ContentTypeView } from '../../schema/index.ts';
import { attributeColumn } from '../columns/list-columns.ts';
import { listMessages } from '../messages.ts';
import type { ActiveFilter, FilterCondition } from './active-filters.ts';
import { filterMessages, operatorMessages } from './filter-messages.ts';

function fieldText(intl: IntlShape, view: ContentTypeView, [name = '', ...inner]: readonly string[]): string {
  const label = attributeColumn(view, name)?.label ?? name;
  // What a linked entry is compared by is told, but for its id, which stands for the entry.
  const rest = inner.filter((segment) => segment !== 'id');
  return [typeof label === 'string' ? label : intl.formatMessage(label), ...rest].join(' · ');
}

function valueText(intl: IntlShape, values: readonly string[]): string {
  const words = values.map((value) => {
    if (value === 'true') return intl.formatMessage(listMessages.yes);
    return value === 'false' ? intl.formatMessage(listMessages.no) : value;
  });
  return intl.formatList(words, { type: 'disjunction' });
}

/** `$null=false` asks for the opposite. */
function operatorOf({ operator, values }: FilterCondition): string {
  if (values[0] !== 'false') return operator;
  if (operator === '$null') return '$notNull';
  return operator === '$notNull' ? '$null' : operator;
}

function conditionText(intl: IntlShape, view: ContentTypeView, condition: FilterCondition): string {
  const operator = operatorOf(condition);
  const known = Object.entries(operatorMessages).find(
    ([name]) => operator === name || operator === `${name}i`,
  );
  return intl.formatMessage(known?.[1] ?? filterMessages.other, {
    field: fieldText(intl, view, condition.path),
    operator,
    value: valueText(intl, condition.values),
  });
}

/** A filter in words; as it stands in the address where there are none for it. */
export function filterText(
  intl: IntlShape,
  view: ContentTypeView,
  filter: ActiveFilter,
  filters: Readonly<Record<string, string>>,
): string {
  const texts = filter.anyOf
    ? filter.anyOf.map((condition) => conditionText(intl, view, condition))
    : [filter.keys.map((key) => `${key.replace(/^filters/, '')} = ${filters[key] ?? ''}`).join(', ')];
  return intl.formatList(texts, { type: 'disjunction' });
}
