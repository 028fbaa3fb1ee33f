import { usePageShown } from '@admin/shell/host';
import { Grid12, Icon } from '@admin/ui';
import { EyeOff } from '@admin/ui/icons';
import { memo, useMemo, type CSSProperties, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EditField } from '../../../points.ts';
import { useEditing } from '../editing/editing-context.ts';
import { editMessages } from '../messages.ts';
import { spanOf, type EditRows } from './edit-layout.ts';
import styles from './FieldRows.module.css';
import { FieldSlot } from './FieldSlot.tsx';
import { foldDenied } from './fold-denied.ts';
import { isClippableRow } from './paint-isolation.ts';
import { expectedHeight, useRenderedRows } from './rendered-rows.ts';

/** A form with more rows is long: the browser does not paint its rows outside of the window. */
export const longForm = 30;

export interface FieldRowsProps {
  readonly rows: EditRows;
  /** Dotted path of the component that contains the fields; empty for the entry itself. */
  readonly parent: string;
  /** The number of rendered rows; space is reserved for the others. @default all of them */
  readonly rendered?: number;
}

/** Fields in the 12-column grid, one line for each row of the layout. */
export function FieldRows({ rows, parent, rendered = rows.length }: FieldRowsProps) {
  const { editorOf, fieldPermissions, stage } = useEditing();
  const isLong = rows.length > longForm;
  const isComplete = rendered >= rows.length;
  const runs = useMemo(
    () => foldDenied(rows.slice(0, rendered), parent, { editorOf, fieldPermissions, stage }),
    [rows, rendered, parent, editorOf, fieldPermissions, stage],
  );
  const renderRow = (row: EditRows[number]) => (
    <FieldRow
      isClipped={isLong && isClippableRow(row, editorOf)}
      key={keyOf(row)}
      parent={parent}
      row={row}
    />
  );
  return (
    <div aria-busy={isComplete ? undefined : true} className={styles['rows']}>
      {runs.flatMap((run) => {
        const renderedRows = run.rows.map(renderRow);
        if (!run.isFolded) return renderedRows;
        const [first = []] = run.rows;
        return (
          <DeniedRows count={run.rows.flat().length} key={keyOf(first)}>
            {renderedRows}
          </DeniedRows>
        );
      })}
      {!isComplete && <div className={styles['rest']} style={heightStyle(rows.slice(rendered))} />}
    </div>
  );
}

interface ProgressiveRowsProps {
  readonly rows: EditRows;
  /** True for the content of a page; false in a drawer. */
  readonly isPage: boolean;
}

/** The rows of an entry, or of one group: the visible ones immediately, the others after the first paint. */
export function ProgressiveRows({ rows, isPage }: ProgressiveRowsProps) {
  const rendered = useRenderedRows(rows);
  // They replace those that the document shows.
  usePageShown(isPage && rendered >= rows.length, false);
  return <FieldRows parent="" rendered={rendered} rows={rows} />;
}

/** Returns the React key of a row: the name of its first field, which is in no other row. */
const keyOf = ([first]: EditRows[number]): string | undefined => first?.name;

function heightStyle(rows: EditRows): CSSProperties & Record<'--rest-height', string> {
  return { '--rest-height': `${expectedHeight(rows)}px` };
}

interface FieldRowProps {
  readonly row: readonly EditField[];
  /** Dotted path of the component that contains the fields; empty for the entry itself. */
  readonly parent: string;
  /** Clips the row to its box, so that the browser may skip painting it outside of the window. */
  readonly isClipped: boolean;
}

/** One line of fields. Memoised, so new rows do not render the existing ones. */
const FieldRow = memo(function FieldRow({ row, parent, isClipped }: FieldRowProps) {
  return (
    <div className={isClipped ? styles['clipped'] : undefined}>
      <Grid12>
        {row.map((field) => {
          const path = parent === '' ? field.name : `${parent}.${field.name}`;
          return (
            <Grid12.Cell key={path} span={spanOf(field.size)}>
              <FieldSlot field={field} path={path} />
            </Grid12.Cell>
          );
        })}
      </Grid12>
    </div>
  );
});

interface DeniedRowsProps {
  /** The number of fields in the rows. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Rows of fields that the user may not read, folded into one line. */
function DeniedRows({ count, children }: DeniedRowsProps) {
  return (
    <details className={styles['denied']}>
      <summary className={styles['summary']}>
        <Icon icon={EyeOff} tone="muted" />
        <FormattedMessage {...editMessages.fieldsNotAllowed} values={{ count }} />
      </summary>
      <div className={styles['deniedRows']}>{children}</div>
    </details>
  );
}
