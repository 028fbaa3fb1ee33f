import { ownValue, type ContentType } from '@admin/content-model';
import { type CustomField, type CustomFieldCellProps, customFields } from '@admin/shell';
import { type Contributed, type Lazy, LazyContribution, ownerOfLoader } from '@admin/shell/host';
import { VisuallyHidden } from '@admin/ui';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { injectListColumns } from '../../../points.ts';
import { listOwner } from '../../page-owners.ts';
import type { CellProps } from '../cells/cell-props.ts';
import type { LoadedColumn } from '../cells/LoadedCell.tsx';
import { cellOf } from '../cells/Cell.tsx';
import { isEmptyValue, publicationCell } from '../cells/ScalarCells.tsx';
import { entryName } from '../fields/labels.ts';

export interface ColumnCellProps extends Omit<CellProps, 'value'> {
  /** The attribute that names the entries. */
  readonly mainField: string;
  readonly contentType: ContentType;
  /** The custom field of the column's attribute, if there is one. */
  readonly customField: Contributed<CustomField> | undefined;
}

const loadedCell = () => import('../cells/LoadedCell.tsx');

type CellContentProps = Omit<ColumnCellProps, 'mainField'>;

/**
 * Returns the cell of an entry in one column. A link with another value than the name has the name as hidden text. Plain
 * values are elements without components of their own, which takes half the time for a page of rows.
 */
export function columnCell({ mainField, ...props }: ColumnCellProps, intl: IntlShape): ReactNode {
  const { column, entry, display } = props;
  const content = cellContent(props, intl);
  if (display !== 'link' || column.name === mainField) return content;
  return (
    <>
      {content} <VisuallyHidden>{entryName(entry, mainField)}</VisuallyHidden>
    </>
  );
}

/** Components with state have the entry as their key, since another page reuses the elements of its rows. */
function cellContent({ contentType, customField, ...props }: CellContentProps, intl: IntlShape): ReactNode {
  const { column, entry } = props;
  const { attribute } = column;
  const value = ownValue(entry, column.name);
  if (column.cell) {
    const contribution = ownerOfLoader(column.cell) ?? listOwner;
    const cellProps = { entry, value, contentType, ...(attribute ? { attribute } : {}) };
    return column.load ? (
      <LazyContribution
        key={entry.id}
        contribution={contribution}
        load={loadedCell}
        props={{ ...cellProps, column: column as LoadedColumn, owner: contribution }}
      />
    ) : (
      <LazyContribution
        key={entry.id}
        contribution={contribution}
        load={column.cell}
        pointId={injectListColumns.id}
        props={cellProps}
      />
    );
  }
  if (column.name === 'publishedAt') return publicationCell(entry, intl);
  const byType = cellOf({ ...props, value }, intl);
  const load = customField?.components.Cell;
  if (!load || !attribute || isEmptyValue(attribute, value)) return byType;
  return (
    <LazyContribution
      key={entry.id}
      contribution={customField}
      instead={byType}
      // The point ensures that the cell accepts the stored type.
      load={load as Lazy<CustomFieldCellProps>}
      pending={byType}
      pointId={customFields.id}
      props={{ value, entry, contentType, attribute }}
    />
  );
}
