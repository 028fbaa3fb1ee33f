import { entryTitleName, type ContentType, type Entry } from '@admin/content-model';
import { customFields, useContributions } from '@admin/shell';
import type { TableColumn } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ListColumn } from '../../../points.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { useMaySort } from '../sort/use-may-sort.ts';
import { columnAlign, columnWidth, leastTitleWidth } from './column-width.ts';
import { ColumnCell } from './ColumnCell.tsx';
import { linkColumn } from './link-column.ts';
import { mainAttributeOf, sortField } from '../fields/list-columns.ts';

/** The columns of a list as a table draws them. */
export interface TableColumns {
  readonly columns: readonly TableColumn<Entry>[];
  /** Id of the column that leads to the entry. */
  readonly linkId: string | undefined;
}

/**
 * Columns of the content model as columns of a table. What a user may not read cannot be sorted by either.
 * @param contentType what the document declares, for cells of plugins
 */
export function useTableColumns(
  columns: readonly ListColumn[],
  { configuration, components }: Pick<ContentTypeView, 'configuration' | 'components'>,
  contentType: ContentType,
): TableColumns {
  const intl = useIntl();
  const { uid } = contentType;
  const mainField = entryTitleName(configuration.settings);
  const maySort = useMaySort(uid);
  const fields = useContributions(customFields);
  return useMemo(() => {
    const link = linkColumn(columns, mainField);
    return {
      linkId: link && sortField(link),
      columns: columns.map((column) => {
        const uidOfField = column.attribute?.customField;
        const customField = fields.find(({ contributionId }) => contributionId === uidOfField);
        const mainAttribute = mainAttributeOf(column, components);
        const place = column === link ? 'link' : 'cell';
        return {
          id: sortField(column),
          header: typeof column.label === 'string' ? column.label : intl.formatMessage(column.label),
          sortable: maySort(column),
          align: columnAlign(column),
          // In a table that scrolls sideways the title and the status stay in sight.
          ...(column === link ? { sticky: 'start' as const } : {}),
          ...(column.name === 'publishedAt' ? { sticky: 'end' as const } : {}),
          ...(column === (link ?? columns[0])
            ? { minWidth: leastTitleWidth }
            : { width: columnWidth(column) }),
          cell: (entry: Entry) => (
            <ColumnCell
              column={column}
              contentType={contentType}
              customField={customField}
              entry={entry}
              mainAttribute={mainAttribute}
              mainField={mainField}
              place={place}
              uid={uid}
            />
          ),
        };
      }),
    };
  }, [columns, components, contentType, fields, intl, mainField, maySort, uid]);
}
