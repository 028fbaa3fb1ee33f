import { LazyContribution, ownerOfLoader } from '@admin/shell';
import { VisuallyHidden } from '@admin/ui';
import { listOwner } from '../../routing/page-owners.ts';
import { Cell, type CellProps } from '../cells/Cell.tsx';
import { PublicationCell } from '../cells/PublicationCell.tsx';
import { entryName } from '../rows/entry-name.ts';

export interface ColumnCellProps extends Omit<CellProps, 'value'> {
  /** The attribute that names the entries. */
  readonly mainField: string;
}

/** The cell of an entry in one column. A link that shows something else still says what it leads to. */
export function ColumnCell({ mainField, ...props }: ColumnCellProps) {
  const { column, entry, place } = props;
  return (
    <>
      <CellContent {...props} />
      {place === 'link' && column.name !== mainField && (
        <>
          {' '}
          <VisuallyHidden>{entryName(entry, mainField)}</VisuallyHidden>
        </>
      )}
    </>
  );
}

function CellContent(props: Omit<CellProps, 'value'>) {
  const { column, entry } = props;
  const value = entry[column.name];
  if (column.cell) {
    const contribution = ownerOfLoader(column.cell) ?? listOwner;
    return <LazyContribution contribution={contribution} load={column.cell} props={{ entry, value }} />;
  }
  if (column.name === 'publishedAt') return <PublicationCell entry={entry} />;
  return <Cell {...props} value={value} />;
}
