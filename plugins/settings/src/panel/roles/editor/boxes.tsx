import { Checkbox } from '@admin/ui';
import { memo, type ReactNode } from 'react';
import { nextChoice, setCells, setNode } from '../rights/change-rights.ts';
import type { Cell, PropertyName, TargetNode } from '../rights/rights-layout.ts';
import { cellsChoice, nodeChoice, type Choice } from '../rights/rights.ts';
import { useEditor, useRights } from './editor-context.ts';
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
  const { access } = useEditor();
  if (text === undefined)
    return <MatrixBox access={access} choice={choice} name={name} onToggle={onToggle} />;
  return (
    <Checkbox
      checked={checked[choice]}
      {...(access === 'read' && { disabled: true })}
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
  const choice = useRights((rights) => cellsChoice(rights, cells));
  const toggle = () =>
    store.change((rights) => setCells(rights, cells, nextChoice(cellsChoice(rights, cells))));
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
  const choice = useRights((rights) => nodeChoice(rights, cell, property, node));
  const toggle = () =>
    store.change((rights) => {
      const wanted = nextChoice(nodeChoice(rights, cell, property, node));
      return setNode(rights, cell, { property, node, wanted });
    });
  return <ChoiceBox choice={choice} name={name} onToggle={toggle} />;
});
