import { Checkbox } from '@admin/ui';
import { memo, type ReactNode } from 'react';
import { nextChoice, setCells, setNode } from '../permissions/change-permissions.ts';
import type { Cell, PropertyName, TargetNode } from '../permissions/editor-layout.ts';
import { cellsChoice, nodeChoice, type Choice } from '../permissions/cell-permissions.ts';
import { useEditor, useCellPermissions } from './editor-context.ts';
import { MatrixBox } from './MatrixBox.tsx';

const checked = { none: false, some: 'indeterminate', all: true } as const satisfies Record<Choice, unknown>;

interface ChoiceBoxProps {
  /** What is granted: the accessible name, or the text beside the box. */
  readonly name: string;
  readonly text?: ReactNode;
  readonly choice: Choice;
  readonly onToggle: () => void;
}

function ChoiceBox({ name, text, choice, onToggle }: ChoiceBoxProps) {
  const { mode } = useEditor();
  if (text === undefined) return <MatrixBox mode={mode} choice={choice} name={name} onToggle={onToggle} />;
  return (
    <Checkbox
      checked={checked[choice]}
      {...(mode === 'read' && { disabled: true })}
      label={text}
      onCheckedChange={onToggle}
    />
  );
}

export interface CellsBoxProps {
  readonly name: string;
  readonly text?: ReactNode;
  /** Keep the same list from one drawing to the next. */
  readonly cells: readonly Cell[];
}

/** Grants actions as a whole: one, a row of them, a column. */
export const CellsBox = memo(function CellsBox({ name, text, cells }: CellsBoxProps) {
  const { store } = useEditor();
  const choice = useCellPermissions((permissions) => cellsChoice(permissions, cells));
  const toggle = () =>
    store.change((permissions) => setCells(permissions, cells, nextChoice(cellsChoice(permissions, cells))));
  return <ChoiceBox choice={choice} name={name} onToggle={toggle} text={text} />;
});

export interface NodeBoxProps {
  readonly name: string;
  readonly cell: Cell;
  readonly property: PropertyName;
  readonly node: TargetNode;
}

/** Grants one field, component or locale for an action. */
export const NodeBox = memo(function NodeBox({ name, cell, property, node }: NodeBoxProps) {
  const { store } = useEditor();
  const choice = useCellPermissions((permissions) => nodeChoice(permissions, cell, property, node));
  const toggle = () =>
    store.change((permissions) => {
      const wanted = nextChoice(nodeChoice(permissions, cell, property, node));
      return setNode(permissions, cell, { property, node, wanted });
    });
  return <ChoiceBox choice={choice} name={name} onToggle={toggle} />;
});
