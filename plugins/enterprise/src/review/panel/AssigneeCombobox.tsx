import { httpRef, useService } from '@admin/shell';
import { Avatar, Combobox, type ComboboxOption } from '@admin/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ReviewUser } from '../contract.ts';
import { assigneesQuery } from './review-queries.ts';
import { userName } from './user-name.ts';

const messages = {
  clear: { id: 'review-workflows.assignee.clear', defaultMessage: 'Remove the assignee' },
  open: { id: 'review-workflows.assignee.open', defaultMessage: 'Show users' },
  empty: { id: 'review-workflows.assignee.empty', defaultMessage: 'No user found' },
  loading: { id: 'review-workflows.assignee.loading', defaultMessage: 'Searching' },
  placeholder: { id: 'review-workflows.assignee.placeholder', defaultMessage: 'Search users' },
} as const;

const optionOf = (user: ReviewUser): ComboboxOption => ({
  value: String(user.id),
  label: userName(user),
  icon: <Avatar label="" name={userName(user)} size="small" />,
});

export interface AssigneeComboboxProps {
  /** Uid of the content type. Only users who may read its entries are offered. */
  readonly uid: string;
  readonly assignee: ReviewUser | null;
  readonly onChange: (user: ReviewUser | null) => void;
  readonly disabled?: boolean;
}

/** A search field for the assignee of entries. */
export function AssigneeCombobox({ uid, assignee, onChange, disabled = false }: AssigneeComboboxProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const [search, setSearch] = useState<string | null>(null);
  const wanted = useDeferredValue(search);
  const users = useQuery({
    ...assigneesQuery(http, uid, wanted ?? ''),
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <Combobox
      clearable
      disabled={disabled}
      labels={{
        clear: intl.formatMessage(messages.clear),
        open: intl.formatMessage(messages.open),
        empty: intl.formatMessage(messages.empty),
        loading: intl.formatMessage(messages.loading),
      }}
      loading={users.isFetching || wanted !== search}
      onQueryChange={setSearch}
      onValueChange={(option) =>
        onChange(option === null ? null : (users.data?.find(({ id }) => String(id) === option.value) ?? null))
      }
      options={(users.data ?? []).map(optionOf)}
      placeholder={intl.formatMessage(messages.placeholder)}
      value={assignee && optionOf(assignee)}
    />
  );
}
