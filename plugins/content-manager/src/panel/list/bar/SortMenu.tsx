import { DropdownMenu, IconButton, phoneQuery, useMedia } from '@admin/ui';
import { ArrowUpDown } from '@admin/ui/icons';
import { type IntlShape, useIntl } from 'react-intl';
import type { ListColumn } from '../../../points.ts';
import type { ListAddress } from '../../address/address-hooks.ts';
import { sortField, useMaySort } from '../fields/columns.ts';
import { sortMessages } from '../messages.ts';

export interface SortMenuProps {
  readonly uid: string;
  readonly address: ListAddress;
  /** Those that the list would show if there were room, and those that it could show. */
  readonly columns: readonly ListColumn[];
}

/** The sort menu of a list on phones, which has no column headers. */
export function SortMenu({ uid, address, columns }: SortMenuProps) {
  const intl = useIntl();
  const isPhone = useMedia(phoneQuery);
  const maySort = useMaySort(uid);
  if (!isPhone) return null;
  const { change, list } = address;
  const { field, order } = list.sort ?? { field: '', order: 'ASC' };
  const label = intl.formatMessage(sortMessages.button);
  return (
    <DropdownMenu
      align="end"
      items={[
        {
          kind: 'radio-group',
          id: 'field',
          label: intl.formatMessage(sortMessages.by),
          value: field,
          onValueChange: (next) => change({ sort: { field: next, order } }),
          options: sortChoices(intl, columns.filter(maySort)).map((choice) => ({
            value: choice.field,
            label: choice.label,
          })),
        },
        { kind: 'separator', id: 'before-order' },
        {
          kind: 'radio-group',
          id: 'order',
          label: intl.formatMessage(sortMessages.order),
          value: order,
          onValueChange: (next) =>
            field !== '' && change({ sort: { field, order: next === 'DESC' ? 'DESC' : 'ASC' } }),
          options: (['ASC', 'DESC'] as const).map((value) => ({
            value,
            label: intl.formatMessage(sortMessages[value]),
          })),
        },
      ]}
      sheetTitle={label}
      trigger={<IconButton icon={ArrowUpDown} label={label} variant="secondary" />}
    />
  );
}

/** The fields that can sort a list. */
export interface SortChoice {
  /** In the format of an address: `title`, or `author.name`. */
  readonly field: string;
  readonly label: string;
}

/** Returns the columns as options, in order and without duplicate fields. */
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
