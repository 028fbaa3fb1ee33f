import { Checkbox } from '@admin/ui';
import { useLayoutEffect, useRef, memo, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  type Choice,
  cellsChoice,
  nodeChoice,
  permissionOf,
} from '../../role-permissions/cell-permissions.ts';
import { nextChoice, setCells, setNode } from '../../role-permissions/change-permissions.ts';
import type { Cell, PropertyName, TargetNode } from '../../role-permissions/editor-layout.ts';
import { grantableLeaves, isComplete, isGrantable } from '../../role-permissions/grant-limits.ts';
import { editorMessages } from '../messages.ts';
import { useEditor, useCellPermissions } from './editor-context.ts';
import styles from './boxes.module.css';

interface MatrixBoxProps {
  /** Accessible name. */
  readonly name: string;
  readonly choice: Choice;
  readonly disabled: boolean;
  /** The reason why it is disabled, unless the page shows it already. */
  readonly title?: string | undefined;
  readonly onToggle: () => void;
}

/**
 * A checkbox of the matrix: a native one with the style of the design system. A page has hundreds of them, and a click
 * on a column header changes sixty, which must take less than a frame.
 */
function MatrixBox({ name, choice, disabled, title, onToggle }: MatrixBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = choice === 'some';
  }, [choice]);
  return (
    <input
      aria-label={name}
      checked={choice === 'all'}
      className={styles.box}
      disabled={disabled}
      onChange={onToggle}
      ref={box}
      tabIndex={-1}
      title={title}
      type="checkbox"
    />
  );
}

const checked = { none: false, some: 'indeterminate', all: true } as const satisfies Record<Choice, unknown>;

interface ChoiceBoxProps {
  /** The granted actions: the accessible name, or the text beside the checkbox. */
  readonly name: string;
  readonly text?: ReactNode;
  readonly choice: Choice;
  /** True if the user may grant any of it. Granted permissions can always be revoked. */
  readonly isGrantable: boolean;
  readonly onToggle: () => void;
}

function ChoiceBox({ name, text, choice, isGrantable: canGrant, onToggle }: ChoiceBoxProps) {
  const intl = useIntl();
  const { mode } = useEditor();
  const isOutOfReach = mode === 'edit' && !canGrant && choice === 'none';
  const state = {
    disabled: mode === 'read' || isOutOfReach,
    title: isOutOfReach ? intl.formatMessage(editorMessages.notYours) : undefined,
  };
  if (text === undefined) return <MatrixBox {...state} choice={choice} name={name} onToggle={onToggle} />;
  return <Checkbox {...state} checked={checked[choice]} label={text} onCheckedChange={onToggle} />;
}

interface CellsBoxProps {
  readonly name: string;
  readonly text?: ReactNode;
  /** Must be the same list in every render. */
  readonly cells: readonly Cell[];
}

/** Grants whole actions: one, a row, or a column. */
export const CellsBox = memo(function CellsBox({ name, text, cells }: CellsBoxProps) {
  const { store } = useEditor();
  const choice = useCellPermissions((permissions) => cellsChoice(permissions, cells));
  const { limits } = store;
  const canGrant = useMemo(() => isGrantable(limits, cells), [limits, cells]);
  const toggle = () =>
    store.change((permissions) =>
      setCells(permissions, cells, nextChoice(isComplete(limits, permissions, cells))),
    );
  return <ChoiceBox choice={choice} isGrantable={canGrant} name={name} onToggle={toggle} text={text} />;
});

interface NodeBoxProps {
  readonly name: string;
  readonly cell: Cell;
  readonly property: PropertyName;
  readonly node: TargetNode;
}

/** Grants a field, component or locale for an action. */
export const NodeBox = memo(function NodeBox({ name, cell, property, node }: NodeBoxProps) {
  const { store } = useEditor();
  const choice = useCellPermissions((permissions) => nodeChoice(permissions, cell, property, node));
  const { limits } = store;
  const leaves = useMemo(
    () => grantableLeaves(limits, cell, { property, node }),
    [limits, cell, property, node],
  );
  const toggle = () =>
    store.change((permissions) => {
      const chosen = permissionOf(permissions, cell).names[property];
      const wanted = nextChoice(leaves.every((leaf) => chosen.has(leaf)));
      return setNode(permissions, cell, { property, node, wanted });
    });
  return <ChoiceBox choice={choice} isGrantable={leaves.length > 0} name={name} onToggle={toggle} />;
});
