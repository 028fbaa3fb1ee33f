import type { TableLabels } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../messages/message.ts';
import { listMessages } from '../messages.ts';

/** The words of one list's table; those of the selection only where rows can be chosen. */
export interface TableMessages {
  readonly actions: MessageDescriptor;
  readonly selectAll?: MessageDescriptor;
  /** Takes the `{name}` of the row. */
  readonly selectRow?: MessageDescriptor;
}

/** The words of a list's table in the current language. */
export function useTableLabels({ actions, selectAll, selectRow }: TableMessages): Partial<TableLabels> {
  const intl = useIntl();
  return useMemo(
    () => ({
      actions: intl.formatMessage(actions),
      loading: intl.formatMessage(listMessages.loading),
      ...(selectAll && { selectAll: intl.formatMessage(selectAll) }),
      ...(selectRow && { selectRow: (name: string) => intl.formatMessage(selectRow, { name }) }),
    }),
    [intl, actions, selectAll, selectRow],
  );
}
