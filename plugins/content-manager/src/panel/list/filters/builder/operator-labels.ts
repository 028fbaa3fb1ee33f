import type { FilterField } from '@admin/content-model';
import type { IntlShape } from 'react-intl';
import { builderMessages } from '../messages.ts';

const label = (name: string, defaultMessage: string) => ({
  id: `content-manager.list.filters.operator.${name}`,
  defaultMessage,
});

/** Labels of operators; case-insensitive ones, which end with `i`, have the same labels. */
const labels = {
  $eq: label('is', 'is'),
  $ne: label('is-not', 'is not'),
  $contains: label('contains', 'contains'),
  $notContains: label('contains-not', 'does not contain'),
  $startsWith: label('starts-with', 'starts with'),
  $endsWith: label('ends-with', 'ends with'),
  $gt: label('above', 'is greater than'),
  $gte: label('at-least', 'is at least'),
  $lt: label('below', 'is less than'),
  $lte: label('at-most', 'is at most'),
  $between: label('between', 'is between'),
  $in: label('one-of', 'is one of'),
  $notIn: label('none-of', 'is none of'),
  $null: label('empty', 'is empty'),
  $notNull: label('not-empty', 'is not empty'),
  $me: label('me', 'is me'),
  $during: label('during', 'is within'),
} as const;

/** Labels for dates and times that differ. */
const timeLabels = {
  $gt: label('after', 'is after'),
  $gte: label('since', 'is no earlier than'),
  $lt: label('before', 'is before'),
  $lte: label('until', 'is no later than'),
} as const;

/** Labels for files that differ. */
const fileLabels = {
  $notNull: label('set', 'is set'),
  $null: label('unset', 'is not set'),
} as const;

const periodName = (name: string, defaultMessage: string) => ({
  id: `content-manager.list.filters.period.${name}`,
  defaultMessage,
});

/** Labels of periods. */
export const periodNames = {
  today: periodName('today', 'today'),
  'this-week': periodName('this-week', 'this week'),
  'last-7-days': periodName('last-7-days', 'the last 7 days'),
  'last-30-days': periodName('last-30-days', 'the last 30 days'),
  'this-month': periodName('this-month', 'this month'),
} as const;

/** Returns the label of an operator of a field. */
export function operatorLabel(intl: IntlShape, { input, operators }: FilterField, operator: string): string {
  const isTime = input === 'date' || input === 'datetime' || input === 'time';
  const own = isTime ? timeLabels : input === 'files' ? fileLabels : {};
  const known = Object.entries({ ...labels, ...own });
  const message = known.find(([name]) => operator === name || operator === `${name}i`)?.[1];
  const text = message ? intl.formatMessage(message) : operator;
  // An address can contain the case-sensitive operator although only the other one is offered.
  const isExact = operators.includes(`${operator}i`) && !operators.includes(operator);
  return isExact ? intl.formatMessage(builderMessages.matchCase, { operator: text }) : text;
}
