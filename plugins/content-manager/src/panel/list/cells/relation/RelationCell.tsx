import { Button, DropdownMenu, type MenuItem } from '@admin/ui';
import { useHttp } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { contentTags } from '../../schema/index.ts';
import { listMessages } from '../messages.ts';
import type { CellProps } from './Cell.tsx';
import styles from './cells.module.css';
import { shownText } from './shown-text.ts';

/** How many related entries the menu of a cell names. */
const named = 10;

function isCount(value: unknown): value is { readonly count: number } {
  return typeof value === 'object' && value !== null && 'count' in value;
}

/** One related entry by its name, several by their number and, when asked, their names. */
export function RelationCell(props: CellProps) {
  const { column, value } = props;
  if (isCount(value)) return value.count === 0 ? '-' : <RelationCount {...props} count={value.count} />;
  const target = value as Readonly<Record<string, unknown>>;
  return <span className={styles.text}>{shownText(target[column.mainField ?? 'id'] ?? target['id'])}</span>;
}

function RelationCount({ column, count, entry, uid }: CellProps & { readonly count: number }) {
  const intl = useIntl();
  const http = useHttp();
  const [open, setOpen] = useState(false);
  const params = { uid, id: String(entry.id), field: column.name };
  const names = useQuery({
    queryKey: [contentTags.relations, uid, entry.id, column.name, 'names'],
    enabled: open,
    queryFn: ({ signal }) =>
      http.call('GET /content-manager/relations/:uid/:id/:field', {
        params,
        query: { page: 1, pageSize: named },
        signal,
      }),
  });
  return (
    <DropdownMenu
      items={menuItems(names.data, {
        mainField: column.mainField ?? 'id',
        more: intl.formatMessage(listMessages.more),
        waiting: intl.formatMessage(
          names.isError ? listMessages.relationsFailed : listMessages.relationsLoading,
        ),
      })}
      onOpenChange={setOpen}
      open={open}
      trigger={
        <Button size="small" variant="ghost">
          {intl.formatMessage(listMessages.items, { count })}
        </Button>
      }
    />
  );
}

function menuItems(
  answer: unknown,
  words: { readonly mainField: string; readonly more: string; readonly waiting: string },
): readonly MenuItem[] {
  const line = (id: string, label: string): MenuItem => ({
    id,
    label,
    disabled: true,
    onSelect: () => undefined,
  });
  if (typeof answer !== 'object' || answer === null || !('results' in answer))
    return [line('waiting', words.waiting)];
  const { results, pagination } = answer as {
    readonly results: readonly Readonly<Record<string, unknown>>[];
    readonly pagination: { readonly total: number };
  };
  const items = results.map((row) =>
    line(shownText(row['id']), shownText(row[words.mainField] ?? row['id'])),
  );
  return pagination.total > results.length ? [...items, line('more', words.more)] : items;
}
