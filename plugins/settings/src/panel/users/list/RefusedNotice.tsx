import { Banner, Button } from '@admin/ui';
import { useIntl } from 'react-intl';
import { filterLabels, filterMessages } from './filter-messages.ts';
import { withoutFields, type RefusedFields } from './refused-fields.ts';
import type { UserListAddress } from './use-user-list-address.ts';

export interface RefusedNoticeProps {
  readonly address: UserListAddress;
  readonly refused: RefusedFields;
}

/** Says which part of the address the server cannot follow, and takes it out of there. */
export function RefusedNotice({ address: { list, change }, refused }: RefusedNoticeProps) {
  const intl = useIntl();
  const asked = new Set([list.sort.field, ...list.filters.map(({ field }) => field)]);
  const named = [...asked].filter((field) => refused.has(field));
  if (named.length === 0) return null;
  const fields = named.map((field) => intl.formatMessage(filterLabels[field]));
  const remove = () => {
    const { sort, filters } = withoutFields(list, refused);
    change({ sort, filters }, 'replace');
  };
  return (
    <Banner
      actions={
        <Button onClick={remove} size="small">
          {intl.formatMessage(filterMessages.refusedRemove)}
        </Button>
      }
      title={intl.formatMessage(filterMessages.refusedTitle, {
        fields: intl.formatList(fields, { type: 'disjunction' }),
      })}
      tone="warning"
    >
      {intl.formatMessage(filterMessages.refusedBody)}
    </Banner>
  );
}
