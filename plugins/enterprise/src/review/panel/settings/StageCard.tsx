import {
  MoveHandle,
  StepButtons,
  useItemDrag,
  type ArrangingOf,
  type DropSide,
} from '@admin/plugin-content-manager/arranging';
import { useFieldError } from '@admin/shell';
import { Badge, Field, Icon, IconButton, Select, TextInput, Tooltip } from '@admin/ui';
import { ChevronDown, ChevronUp, Trash2 } from '@admin/ui/icons';
import { useId, useState } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { reviewLimits } from '../../review-actions.ts';
import { palette } from '../stages/palette.ts';
import { StageDot } from '../stages/StageTag.tsx';
import { workflowMessages } from './messages.ts';
import { MovesField } from './MovesField.tsx';
import type { RoleChoice } from './workflow-queries.ts';
import { stageNameField, type StageValues } from './workflow-values.ts';
import styles from './Workflows.module.css';

export interface StageCardProps {
  readonly stage: StageValues;
  readonly index: number;
  readonly stages: readonly StageValues[];
  /** Undefined while they are loading, and for users who may not read roles. */
  readonly roles: readonly RoleChoice[] | undefined;
  readonly disabled: boolean;
  readonly arranging: ArrangingOf<readonly number[]>;
  readonly onChange: (next: Partial<StageValues>) => void;
  readonly onDrop: (dragged: number, side: DropSide) => void;
  readonly onDelete: () => void;
}

const nothing = (): void => undefined;

/** A stage: its name, its color, and who may move entries to it. */
export function StageCard(props: StageCardProps) {
  const { stage, index, stages, roles, disabled, arranging, onChange, onDrop, onDelete } = props;
  const intl = useIntl();
  const movesId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { input: required } = useField<number | null>('requiredStage', { subscription: { value: true } });
  const name = stage.name || intl.formatMessage(workflowMessages.unnamedStage);
  const isOnly = stages.length === 1;
  const { itemRef, handleRef, isDragging, dropSide } = useItemDrag({
    type: 'item',
    list: 'stages',
    itemKey: stage.key,
    canDrag: !disabled && !isOnly,
    onStart: nothing,
    onDrop,
  });
  const isGrabbed = arranging.grabbed === String(stage.key);
  const deleteLabel = intl.formatMessage(workflowMessages.deleteStage, { name });
  const deleteHint = isOnly ? intl.formatMessage(workflowMessages.lastStage) : deleteLabel;
  return (
    <li
      aria-label={intl.formatMessage(workflowMessages.stageNumber, { number: index + 1 })}
      className={styles['stage']}
      data-dragging={isDragging || undefined}
      data-drop={dropSide ?? undefined}
      data-grabbed={isGrabbed || undefined}
      ref={itemRef}
    >
      <div className={styles['line']}>
        {!disabled && !isOnly && (
          <span className={styles['handle']} ref={handleRef}>
            <MoveHandle arranging={arranging} label={name} name={String(stage.key)} />
          </span>
        )}
        <div className={styles['nameField']}>
          <StageName disabled={disabled} onChange={(next) => onChange({ name: next })} stage={stage} />
        </div>
        <div className={styles['colorField']}>
          <ColorField color={stage.color} disabled={disabled} onChange={(color) => onChange({ color })} />
        </div>
        {!disabled &&
          (isGrabbed ? (
            <StepButtons arranging={arranging} />
          ) : (
            <Tooltip content={deleteHint} purpose={isOnly ? 'description' : 'name'}>
              <IconButton disabled={isOnly} icon={Trash2} label={deleteLabel} onClick={onDelete} />
            </Tooltip>
          ))}
      </div>
      <div className={styles['badges']}>
        <button
          aria-controls={movesId}
          aria-expanded={isOpen}
          className={styles['disclosure']}
          onClick={() => setIsOpen(!isOpen)}
          type="button"
        >
          <Icon icon={isOpen ? ChevronUp : ChevronDown} size="small" />
          <span>{intl.formatMessage(workflowMessages.moves)}</span>
          <span className={styles['summary']}>
            <MovesSummary stage={stage} />
          </span>
        </button>
        {index === 0 && <Badge>{intl.formatMessage(workflowMessages.firstStage)}</Badge>}
        {required.value === stage.key && (
          <Badge tone="success">{intl.formatMessage(workflowMessages.publishStage)}</Badge>
        )}
      </div>
      <div hidden={!isOpen} id={movesId}>
        {isOpen && (
          <MovesField
            disabled={disabled}
            onChange={(moves) => onChange({ moves })}
            roles={roles}
            stage={stage}
            stages={stages}
          />
        )}
      </div>
    </li>
  );
}

interface StageNameProps {
  readonly stage: StageValues;
  readonly disabled: boolean;
  readonly onChange: (name: string) => void;
}

/** The name of a stage, with the error that the last save reported. */
function StageName({ stage, disabled, onChange }: StageNameProps) {
  const intl = useIntl();
  const field = stageNameField(stage);
  // The name belongs to the list of stages: a registered field resets the position in it to its initial value.
  const { input } = useField<string>(field, { subscription: {}, parse: (value) => value });
  return (
    <Field
      disabled={disabled}
      error={useFieldError(field)}
      label={intl.formatMessage(workflowMessages.stageName)}
      name={field}
      required
    >
      <TextInput
        autoComplete="off"
        maxLength={reviewLimits.name}
        onChange={({ target: { value } }) => {
          input.onChange(value);
          onChange(value);
        }}
        value={stage.name}
      />
    </Field>
  );
}

function MovesSummary({ stage: { moves } }: { readonly stage: StageValues }) {
  const intl = useIntl();
  if (moves.by === 'stage') return intl.formatMessage(workflowMessages.movesByStage);
  if (moves.rule === null) return intl.formatMessage(workflowMessages.movesEveryone);
  return moves.rule.length === 0
    ? intl.formatMessage(workflowMessages.nobody)
    : intl.formatMessage(workflowMessages.rolesSummary, { count: moves.rule.length });
}

/** The color of a stage, from the palette. A color that another client has set remains selectable. */
function ColorField(props: {
  readonly color: string;
  readonly disabled: boolean;
  readonly onChange: (color: string) => void;
}) {
  const { color, disabled, onChange } = props;
  const intl = useIntl();
  const known = palette.map(({ value, name }) => ({
    value,
    label: intl.formatMessage(name),
    icon: <StageDot color={value} />,
  }));
  const isKnown = palette.some(({ value }) => value === color.toLowerCase());
  return (
    <Field disabled={disabled} label={intl.formatMessage(workflowMessages.stageColor)}>
      <Select
        onValueChange={onChange}
        options={
          isKnown ? known : [...known, { value: color, label: color, icon: <StageDot color={color} /> }]
        }
        value={isKnown ? color.toLowerCase() : color}
      />
    </Field>
  );
}
