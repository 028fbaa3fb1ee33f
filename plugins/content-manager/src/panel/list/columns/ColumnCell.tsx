import { ownValue, type ContentType } from '@admin/content-model';
import type { CustomField, CustomFieldCellProps } from '@admin/shell';
import { type Contributed, type Lazy, LazyContribution, ownerOfLoader } from '@admin/shell/host';
import { VisuallyHidden } from '@admin/ui';
import { listOwner } from '../../page-owners.ts';
import type { CellProps } from '../cells/cell-props.ts';
import { Cell } from '../cells/Cell.tsx';
import { isEmptyValue, PublicationCell } from '../cells/ScalarCells.tsx';
import { entryName } from '../fields/labels.ts';

export interface ColumnCellProps extends Omit<CellProps, 'value'> {
  /** The attribute that names the entries. */
  readonly mainField: string;
  readonly contentType: ContentType;
  /** The custom field of the column's attribute, if there is one. */
  readonly customField: Contributed<CustomField> | undefined;
}

type CellContentProps = Omit<ColumnCellProps, 'mainField'>;

/** The cell of an entry in one column. A link with another value than the name has the name as hidden text. */
export function ColumnCell({ mainField, ...props }: ColumnCellProps) {
  const { column, entry, display } = props;
  return (
    <>
      <CellContent {...props} />
      {display === 'link' && column.name !== mainField && (
        <>
          {' '}
          <VisuallyHidden>{entryName(entry, mainField)}</VisuallyHidden>
        </>
      )}
    </>
  );
}

function CellContent({ contentType, customField, ...props }: CellContentProps) {
  const { column, entry } = props;
  const { attribute } = column;
  const value = ownValue(entry, column.name);
  if (column.cell) {
    const contribution = ownerOfLoader(column.cell) ?? listOwner;
    const cellProps = { entry, value, contentType, ...(attribute ? { attribute } : {}) };
    return <LazyContribution contribution={contribution} load={column.cell} props={cellProps} />;
  }
  if (column.name === 'publishedAt') return <PublicationCell entry={entry} />;
  const byType = <Cell {...props} value={value} />;
  const load = customField?.components.Cell;
  if (!load || !attribute || isEmptyValue(attribute, value)) return byType;
  return (
    <LazyContribution
      contribution={customField}
      instead={byType}
      // The point ensures that the cell accepts the stored type.
      load={load as Lazy<CustomFieldCellProps>}
      pending={byType}
      props={{ value, entry, contentType, attribute }}
    />
  );
}
