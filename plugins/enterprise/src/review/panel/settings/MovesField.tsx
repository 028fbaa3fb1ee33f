import { Checkbox, RadioGroup, Select } from '@admin/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { StageTag } from '../stages/StageTag.tsx';
import { workflowMessages } from './messages.ts';
import type { RoleChoice } from './workflow-queries.ts';
import { ruleFrom, type MoveRule, type StageMoves, type StageValues } from './workflow-values.ts';
import styles from './Workflows.module.css';

export interface MovesFieldProps {
  readonly stage: StageValues;
  readonly stages: readonly StageValues[];
  readonly roles: readonly RoleChoice[] | undefined;
  readonly disabled: boolean;
  readonly onChange: (moves: StageMoves) => void;
}

type Mode = 'everyone' | 'roles' | 'stage';

function modeOf(moves: StageMoves): Mode {
  if (moves.by === 'stage') return 'stage';
  return moves.rule === null ? 'everyone' : 'roles';
}

/** Selects who may move entries to a stage: everyone, some roles, or a rule for each current stage. */
export function MovesField({ stage, stages, roles, disabled, onChange }: MovesFieldProps) {
  const intl = useIntl();
  const { moves } = stage;
  const others = stages.filter(({ key }) => key !== stage.key);
  const changeMode = (mode: Mode) => {
    if (mode === 'everyone') onChange({ by: 'all', rule: null });
    else if (mode === 'roles') onChange({ by: 'all', rule: [] });
    else
      onChange({
        by: 'stage',
        from: Object.fromEntries(others.map(({ key }) => [key, ruleFrom(stage, key)])),
      });
  };
  return (
    <div className={styles['moves']}>
      <RadioGroup<Mode>
        aria-label={intl.formatMessage(workflowMessages.moves)}
        disabled={disabled}
        onValueChange={changeMode}
        options={[
          { value: 'everyone', label: intl.formatMessage(workflowMessages.movesEveryone) },
          { value: 'roles', label: intl.formatMessage(workflowMessages.movesRoles) },
          ...(others.length > 1 || moves.by === 'stage'
            ? [{ value: 'stage' as const, label: intl.formatMessage(workflowMessages.movesByStage) }]
            : []),
        ]}
        value={modeOf(moves)}
      />
      {moves.by === 'all' && moves.rule !== null && (
        <RolesField
          disabled={disabled}
          onChange={(rule) => onChange({ by: 'all', rule })}
          roles={roles}
          rule={moves.rule}
        />
      )}
      {moves.by === 'stage' &&
        others.map((other) => (
          <RuleFromStage
            disabled={disabled}
            from={other}
            key={other.key}
            onChange={(rule) => onChange({ by: 'stage', from: { ...moves.from, [other.key]: rule } })}
            roles={roles}
            rule={ruleFrom(stage, other.key)}
          />
        ))}
    </div>
  );
}

interface RuleProps {
  readonly rule: MoveRule;
  readonly roles: readonly RoleChoice[] | undefined;
  readonly disabled: boolean;
  readonly onChange: (rule: MoveRule) => void;
}

/** Selects who may move entries that are in one stage. */
function RuleFromStage({
  from,
  rule,
  roles,
  disabled,
  onChange,
}: RuleProps & { readonly from: StageValues }) {
  const intl = useIntl();
  const stage = from.name || intl.formatMessage(workflowMessages.unnamedStage);
  const label = intl.formatMessage(workflowMessages.movesFrom, { stage });
  return (
    <div className={styles['from']}>
      <div className={styles['fromLine']}>
        <span aria-hidden="true">
          {intl.formatMessage(workflowMessages.movesFrom, {
            stage: <StageTag key="stage" stage={{ name: stage, color: from.color }} />,
          })}
        </span>
        <Select
          aria-label={label}
          disabled={disabled}
          onValueChange={(kind) => onChange(kind === 'everyone' ? null : [])}
          options={[
            { value: 'everyone', label: intl.formatMessage(workflowMessages.movesEveryone) },
            { value: 'roles', label: intl.formatMessage(workflowMessages.movesRoles) },
          ]}
          value={rule === null ? 'everyone' : 'roles'}
        />
      </div>
      {rule !== null && <RolesField disabled={disabled} onChange={onChange} roles={roles} rule={rule} />}
    </div>
  );
}

/** Check boxes for the roles that may make a move. */
function RolesField({ rule, roles, disabled, onChange }: RuleProps & { readonly rule: readonly number[] }) {
  const intl = useIntl();
  const hintId = useId();
  const shown =
    roles ??
    rule.map((id) => ({ id, name: intl.formatMessage(workflowMessages.unknownRole, { id: String(id) }) }));
  return (
    <fieldset aria-describedby={hintId} className={styles['roles']}>
      <legend className={styles['legend']}>{intl.formatMessage(workflowMessages.roles)}</legend>
      <div className={styles['boxes']}>
        {shown.map(({ id, name }) => (
          <Checkbox
            checked={rule.includes(id)}
            disabled={disabled || roles === undefined}
            key={id}
            label={name}
            onCheckedChange={(isChosen) =>
              onChange(isChosen ? [...rule, id] : rule.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      <p className={styles['hint']} id={hintId}>
        {intl.formatMessage(roles === undefined ? workflowMessages.rolesUnknown : workflowMessages.rolesHint)}
      </p>
    </fieldset>
  );
}
