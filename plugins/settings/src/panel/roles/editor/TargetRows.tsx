import { Icon, VisuallyHidden } from '@admin/ui';
import { ChevronRight } from '@admin/ui/icons';
import { type ReactNode, memo, useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type {
  ActionColumn,
  Cell,
  PropertyLayout,
  SubjectLayout,
  TargetNode,
} from '../../role-permissions/editor-layout.ts';
import { editorMessages } from '../messages.ts';
import { NodeBox } from './boxes.tsx';
import styles from './matrix.module.css';

interface DisclosureProps {
  readonly isOpen: boolean;
  /** Accessible name; it should contain the visible text. */
  readonly name: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A name that expands and collapses the rows below it. */
export function Disclosure({ isOpen, name, onToggle, children }: DisclosureProps) {
  return (
    <button
      aria-expanded={isOpen}
      aria-label={name}
      className={styles.disclosure}
      onClick={onToggle}
      type="button"
    >
      <span className={styles.chevron}>
        <Icon icon={ChevronRight} size="small" />
      </span>
      <span className={styles.words} dir="auto">
        {children}
      </span>
    </button>
  );
}

interface TargetRowProps {
  readonly subject: SubjectLayout;
  readonly columns: readonly ActionColumn[];
  readonly property: PropertyLayout;
  readonly node: TargetNode;
  /** The number of components around the field. */
  readonly depth: number;
}

const appliesTo = (cell: Cell | undefined, { name }: PropertyLayout): cell is Cell =>
  cell?.properties.some((property) => property.name === name) === true;

/** A field or locale with a checkbox for each action, and its own fields. */
const TargetRow = memo(function TargetRow({ subject, columns, property, node, depth }: TargetRowProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const indent: CSSProperties & Record<'--depth', number> = { '--depth': depth };
  const hasParts = node.children.length > 0;
  return (
    <>
      <tr className={styles.target}>
        <th className={styles.name} scope="row" style={indent}>
          <span className={styles.label}>
            {hasParts ? (
              <Disclosure
                isOpen={isOpen}
                name={intl.formatMessage(editorMessages.inside, { field: node.path })}
                onToggle={() => setIsOpen(!isOpen)}
              >
                {node.label}
              </Disclosure>
            ) : (
              <span className={styles.leaf} dir="auto">
                {node.label}
              </span>
            )}
            {node.isRequired && (
              <span className={styles.required}>
                <span aria-hidden="true">*</span>
                <VisuallyHidden>{intl.formatMessage(editorMessages.required)}</VisuallyHidden>
              </span>
            )}
          </span>
        </th>
        {columns.map((column) => {
          const cell = subject.cells.find(({ action }) => action === column.id);
          const field = node.path;
          const names = { action: column.label, subject: subject.label, field };
          return (
            <td className={styles.box} key={column.id}>
              {appliesTo(cell, property) && (
                <NodeBox
                  cell={cell}
                  name={intl.formatMessage(editorMessages.node, names)}
                  node={node}
                  property={property.name}
                />
              )}
            </td>
          );
        })}
      </tr>
      {isOpen && (
        <TargetRows
          columns={columns}
          depth={depth + 1}
          nodes={node.children}
          property={property}
          subject={subject}
        />
      )}
    </>
  );
});

interface TargetRowsProps extends Omit<TargetRowProps, 'node'> {
  readonly nodes: readonly TargetNode[];
}

/** The rows of several fields or locales. */
export function TargetRows({ nodes, ...rest }: TargetRowsProps) {
  return nodes.map((node) => <TargetRow {...rest} key={node.path} node={node} />);
}
