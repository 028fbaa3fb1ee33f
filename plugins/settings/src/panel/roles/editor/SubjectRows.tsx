import { Icon, Tooltip } from '@admin/ui';
import { TriangleAlert } from '@admin/ui/icons';
import { Fragment, memo, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActionColumn, Cell, SubjectLayout } from '../../role-permissions/editor-layout.ts';
import { permitsNothing } from '../../role-permissions/cell-permissions.ts';
import { CellsBox } from './boxes.tsx';
import { ConditionsButton } from './Conditions.tsx';
import { Disclosure, TargetRows } from './TargetRows.tsx';
import { useCellPermissions } from './editor-context.ts';
import styles from './matrix.module.css';
import { editorMessages } from '../messages.ts';

export interface SubjectRowsProps {
  readonly subject: SubjectLayout;
  readonly columns: readonly ActionColumn[];
}

/** A content type with a checkbox for each action, and expandable fields and locales. */
export const SubjectRows = memo(function SubjectRows({ subject, columns }: SubjectRowsProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const { label, cells, properties } = subject;
  const byColumn = useMemo(
    () => columns.map(({ id }) => cells.filter(({ action }) => action === id)),
    [columns, cells],
  );
  return (
    <tbody className={styles.subject} data-open={isOpen || undefined}>
      <tr>
        <th className={styles.name} scope="row">
          <span className={styles.label}>
            <CellsBox
              cells={cells}
              name={intl.formatMessage(editorMessages.everything, { subject: label })}
            />
            <Disclosure
              isOpen={isOpen}
              name={intl.formatMessage(editorMessages.fieldsOf, { subject: label })}
              onToggle={() => setIsOpen(!isOpen)}
            >
              {label}
            </Disclosure>
          </span>
        </th>
        {columns.map((column, index) => (
          <td className={styles.box} key={column.id}>
            {(byColumn[index] ?? []).map((cell) => (
              <span className={styles.cell} key={cell.key}>
                <CellsBox
                  cells={byColumn[index] ?? []}
                  name={intl.formatMessage(editorMessages.cell, { action: column.label, subject: label })}
                />
                <PermitsNothing cell={cell} />
              </span>
            ))}
          </td>
        ))}
        <td className={styles.box}>
          <ConditionsButton cells={cells} subject={label} />
        </td>
      </tr>
      {isOpen &&
        properties.map((property) => (
          <Fragment key={property.name}>
            {properties.length > 1 && (
              <tr>
                <th className={styles.property} colSpan={columns.length + 2} scope="rowgroup">
                  {intl.formatMessage(editorMessages[property.name])}
                </th>
              </tr>
            )}
            <TargetRows
              columns={columns}
              depth={1}
              nodes={property.nodes}
              property={property}
              subject={subject}
            />
          </Fragment>
        ))}
    </tbody>
  );
});

/** Warns about fields without a locale, which permit no entry. */
function PermitsNothing({ cell }: { readonly cell: Cell }) {
  const intl = useIntl();
  const isVain = useCellPermissions((permissions) => permitsNothing(permissions, cell));
  if (!isVain) return null;
  const text = intl.formatMessage(editorMessages.permitsNothing);
  return (
    <Tooltip content={text} purpose="name">
      <span className={styles.warning}>
        <Icon icon={TriangleAlert} label={text} size="small" tone="warning" />
      </span>
    </Tooltip>
  );
}
