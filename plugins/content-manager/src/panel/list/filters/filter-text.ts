import {
  fieldOfCondition,
  filtersToAddress,
  isFilterPeriod,
  isSameValue,
  labelInWords,
  type FilterCondition,
  type ListFilter,
  type ListFilters,
} from '@admin/content-model';
import type { MessageDescriptor } from '@admin/shell';
import type { IntlShape } from 'react-intl';
import type { ListFilterField } from '../../../points.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { publicationMessages } from '../../publication/publication.ts';
import { attributeColumn } from '../fields/columns.ts';
import { listMessages } from '../messages.ts';
import {
  fileOperatorMessages,
  filterMessages,
  operatorMessages,
  periodMessages,
  timeOperatorMessages,
} from './messages.ts';

/** The context in which filters become texts. */
export interface FilterWords {
  readonly intl: IntlShape;
  readonly view: ContentTypeView;
  readonly fields: readonly ListFilterField[];
  /** Returns the name of a linked entry or user, if known. */
  readonly nameOf: (field: string, id: string) => string | undefined;
}

/** Returns the label of a field: that of the plugin that adds it, or of its column. */
export function fieldLabel(
  { intl, view, fields }: Pick<FilterWords, 'intl' | 'view' | 'fields'>,
  name: string,
): string {
  const ofPlugin = fields.find((field) => field.name === name)?.label;
  const label = ofPlugin ?? attributeColumn(view, name)?.label ?? labelInWords(name);
  return typeof label === 'string' ? label : intl.formatMessage(label);
}

function pathLabel(words: FilterWords, [name = '', ...inner]: readonly string[]): string {
  // The id of a linked entry is not named, since it identifies the entry.
  return [fieldLabel(words, name), ...inner.filter((segment) => segment !== 'id')].join(' · ');
}

function valueText({ intl, nameOf }: FilterWords, field: ListFilterField | undefined, value: string): string {
  if (value === 'true') return intl.formatMessage(listMessages.yes);
  if (value === 'false') return intl.formatMessage(listMessages.no);
  if (field?.input === 'entry' || field?.input === 'person') return nameOf(field.name, value) ?? value;
  const isTime = field?.input === 'date' || field?.input === 'datetime';
  if (!isTime || Number.isNaN(Date.parse(value))) return field?.input === 'time' ? value.slice(0, 5) : value;
  // A date has no time zone.
  return field.input === 'date'
    ? intl.formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' })
    : intl.formatDate(value, { dateStyle: 'medium', timeStyle: 'short' });
}

const opposites: Readonly<Record<string, string>> = { $null: '$notNull', $notNull: '$null', $me: '$notMe' };

/** `$null=false` means the opposite. */
function operatorOf({ operator, values }: FilterCondition): string {
  return (values[0] === 'false' && opposites[operator]) || operator;
}

const isTimeInput = (field: ListFilterField | undefined): boolean =>
  field?.input === 'date' || field?.input === 'datetime' || field?.input === 'time';

/** Returns the message of an operator, or undefined. */
function operatorMessage(
  field: ListFilterField | undefined,
  operator: string,
): MessageDescriptor | undefined {
  const own = isTimeInput(field)
    ? timeOperatorMessages
    : field?.input === 'files'
      ? fileOperatorMessages
      : {};
  return Object.entries({ ...operatorMessages, ...own }).find(
    ([name]) => operator === name || operator === `${name}i`,
  )?.[1];
}

/** Returns a condition in words. */
export function conditionText(words: FilterWords, condition: FilterCondition): string {
  const { intl, fields } = words;
  const { path, values } = condition;
  const operator = operatorOf(condition);
  if (isSameValue(path, ['publishedAt']) && (operator === '$null' || operator === '$notNull')) {
    const status = operator === '$null' ? publicationMessages.draft : publicationMessages.published;
    return intl.formatMessage(operatorMessages.$eq, {
      field: intl.formatMessage(listMessages.status),
      value: intl.formatMessage(status),
    });
  }
  const field = fieldOfCondition(fields, condition);
  const texts = values.map((value) => valueText(words, field, value));
  const [period] = values;
  const [from = '', to = ''] = texts;
  return intl.formatMessage(operatorMessage(field, operator) ?? filterMessages.other, {
    field: field ? fieldLabel(words, field.name) : pathLabel(words, path),
    operator,
    value: intl.formatList(texts, { type: 'disjunction' }),
    from,
    to,
    period: isFilterPeriod(period) ? intl.formatMessage(periodMessages[period]) : (period ?? ''),
  });
}

/** Returns a filter in words, or as in the address. */
export function filterText(words: FilterWords, filter: ListFilter): string {
  if (filter.kind === 'condition') return conditionText(words, filter);
  if (filter.kind === 'group') {
    const texts = filter.conditions.map((condition) => conditionText(words, condition));
    return words.intl.formatList(texts, { type: filter.joint === 'or' ? 'disjunction' : 'conjunction' });
  }
  return filtersToAddress({ joint: 'and', items: [filter] })
    .map(([key, value]) => `${key.replace(/^filters\[\$and\]\[0\]/, '')} = ${value}`)
    .join(', ');
}

/** Returns filters in words, one text for each that can be removed. Alternatives can only be removed together. */
export function filterTexts(words: FilterWords, { joint, items }: ListFilters): readonly string[] {
  const texts = items.map((item) => filterText(words, item));
  return joint === 'or' ? [words.intl.formatList(texts, { type: 'disjunction' })] : texts;
}
