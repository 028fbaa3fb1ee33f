import {
  filtersToAddress,
  type FilterCondition,
  type ListFilter,
  type ListFilters,
} from '@admin/content-model';
import type { IntlShape } from 'react-intl';
import type { ContentTypeView } from '../../schema/index.ts';
import { attributeColumn } from '../columns/list-columns.ts';
import { listMessages } from '../messages.ts';
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
function filterText(intl: IntlShape, view: ContentTypeView, filter: ListFilter): string {
  if (filter.kind === 'condition') return conditionText(intl, view, filter);
  if (filter.kind === 'group') {
    const texts = filter.conditions.map((condition) => conditionText(intl, view, condition));
    return intl.formatList(texts, { type: filter.joint === 'or' ? 'disjunction' : 'conjunction' });
  }
  return filtersToAddress({ joint: 'and', items: [filter] })
    .map(([key, value]) => `${key.replace(/^filters\[\$and\]\[0\]/, '')} = ${value}`)
    .join(', ');
}

/** Filters in words: each that can be taken away by itself. Of alternatives none can, so they are told together. */
export function filterTexts(
  intl: IntlShape,
  view: ContentTypeView,
  { joint, items }: ListFilters,
): readonly string[] {
  const texts = items.map((item) => filterText(intl, view, item));
  return joint === 'or' ? [intl.formatList(texts, { type: 'disjunction' })] : texts;
}
