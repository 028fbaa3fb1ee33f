import { entryTitleName, hasDraftAndPublish, type Entry } from '@admin/content-model';
import { phoneQuery, useMedia } from '@admin/ui';
import { useMemo } from 'react';
import type { ListColumn } from '../../../points.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { isReadable, useFieldPermissions } from '../../permissions/index.ts';
import { PhoneRow } from '../cells/PhoneRow.tsx';
import type { TableColumns } from './use-table-columns.tsx';

/** The columns of a list, or on a phone the one that stands for all of them. */
export interface FittingColumns extends TableColumns {
  readonly rowHeight: 'line' | 'tall';
}

/**
 * On a phone a row is one entry in two lines: what it is called and looks like, whether it is published, when it was
 * changed. What can be sorted is what its header says.
 */
export function useFittingColumns(
  table: TableColumns,
  shown: readonly ListColumn[],
  { contentType, configuration }: ContentTypeView,
): FittingColumns {
  const isPhone = useMedia(phoneQuery);
  const permissions = useFieldPermissions(contentType.uid);
  const titleName = entryTitleName(configuration.settings);
  const hasStatus = hasDraftAndPublish(contentType);
  return useMemo(() => {
    const link = table.columns.find(({ id }) => id === table.linkId) ?? table.columns[0];
    if (!isPhone || !link) return { ...table, rowHeight: 'line' };
    const picture = shown.find(({ attribute, cell }) => attribute?.type === 'media' && !cell)?.name;
    const { id, header, sortable } = link;
    return {
      linkId: id,
      rowHeight: 'tall',
      columns: [
        {
          id,
          header,
          sortable,
          cell: (entry: Entry) => (
            <PhoneRow
              entry={entry}
              hasStatus={hasStatus}
              hasTime={isReadable(permissions, 'updatedAt')}
              picture={picture}
              titleName={titleName}
            />
          ),
        },
      ],
    };
  }, [isPhone, table, shown, permissions, titleName, hasStatus]);
}
