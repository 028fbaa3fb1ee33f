import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../../points.ts';
import { sortField } from '../fields/list-columns.ts';

/** What a list can be put in order by. */
export interface SortChoice {
  /** As an address says it: `title`, or `author.name`. */
  readonly field: string;
  readonly label: string;
}

/** Columns as choices, in their order; a field that stands there twice counts once. */
export function sortChoices(
  intl: Pick<IntlShape, 'formatMessage'>,
  columns: readonly ListColumn[],
): readonly SortChoice[] {
  const choices = new Map<string, SortChoice>();
  for (const column of columns) {
    const { label } = column;
    const field = sortField(column);
    if (choices.has(field)) continue;
    choices.set(field, { field, label: typeof label === 'string' ? label : intl.formatMessage(label) });
  }
  return [...choices.values()];
}
