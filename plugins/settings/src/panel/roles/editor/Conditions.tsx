import type { PermissionCondition } from '@admin/contract';
import { useStore } from '@admin/shell';
import { IconButton, Tooltip, Button, Checkbox, Dialog } from '@admin/ui';
import { SlidersHorizontal } from '@admin/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { feedbackMessages } from '../../messages.ts';
import { isGranted, permissionOf } from '../../role-permissions/cell-permissions.ts';
import { setCondition } from '../../role-permissions/change-permissions.ts';
import type { Cell } from '../../role-permissions/editor-layout.ts';
import { editorMessages } from '../messages.ts';
import { useEditor, useCellPermissions } from './editor-context.ts';
import styles from './Conditions.module.css';
import matrixStyles from './matrix.module.css';

interface ConditionsButtonProps {
  /** The subject of the actions. */
  readonly subject: string;
  readonly cells: readonly Cell[];
}

/** A button that opens the conditions of several actions and shows the number of conditional ones. */
export function ConditionsButton({ subject, cells }: ConditionsButtonProps) {
  const intl = useIntl();
  const { store } = useEditor();
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const count = useCellPermissions(
    (permissions) =>
      cells.filter(
        (cell) => isGranted(permissions, cell) && permissionOf(permissions, cell).conditions.length > 0,
      ).length,
  );
  if (store.layout.conditions.length === 0) return null;
  const label = intl.formatMessage(editorMessages.conditionsOf, { subject, count });
  return (
    <>
      <span className={matrixStyles.trigger}>
        <Tooltip content={label} purpose="name">
          <IconButton icon={SlidersHorizontal} label={label} onClick={() => setDialog('open')} size="small" />
        </Tooltip>
        {count > 0 && <span aria-hidden="true">{count}</span>}
      </span>
      {dialog !== 'never opened' && (
        <ConditionsDialog
          cells={cells}
          onClose={() => setDialog('closed')}
          open={dialog === 'open'}
          subject={subject}
        />
      )}
    </>
  );
}

interface ConditionsDialogProps {
  readonly open: boolean;
  readonly subject: string;
  readonly cells: readonly Cell[];
  readonly onClose: () => void;
}

/** The conditions of the granted actions. A selection takes effect in the editor immediately. */
function ConditionsDialog({ open, subject, cells, onClose }: ConditionsDialogProps) {
  const intl = useIntl();
  const { store } = useEditor();
  const permissions = useStore(store, (state) => state.permissions);
  const granted = cells.filter((cell) => isGranted(permissions, cell));
  return (
    <Dialog
      description={intl.formatMessage(editorMessages.conditionsBody)}
      footer={
        <Button onClick={onClose} variant="primary">
          {intl.formatMessage(editorMessages.done)}
        </Button>
      }
      labels={{ close: intl.formatMessage(feedbackMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open={open}
      title={intl.formatMessage(editorMessages.conditionsTitle, { subject })}
    >
      <div className={styles.actions}>
        {granted.length === 0 && (
          <p className={styles.none}>{intl.formatMessage(editorMessages.conditionsNone)}</p>
        )}
        {granted.map((cell) => (
          <fieldset className={styles.action} key={cell.key}>
            <legend className={styles.name}>{cell.label}</legend>
            <div className={styles.conditions}>
              {store.layout.conditions.map((condition) => (
                <ConditionBox cell={cell} condition={condition} key={condition.id} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

function ConditionBox({ cell, condition }: { readonly cell: Cell; readonly condition: PermissionCondition }) {
  const { store, mode } = useEditor();
  const intl = useIntl();
  const { id, displayName } = condition;
  const chosen = useCellPermissions((permissions) => permissionOf(permissions, cell).conditions);
  const isOn = chosen.includes(id);
  const allowed = permissionOf(store.limits, cell).conditions;
  const isFixed = allowed.length > 0 && (isOn ? chosen.length === 1 : !allowed.includes(id));
  return (
    <Checkbox
      checked={isOn}
      {...((mode === 'read' || isFixed) && { disabled: true })}
      hint={mode === 'edit' && isFixed ? intl.formatMessage(editorMessages.conditionKept) : undefined}
      label={displayName}
      onCheckedChange={(next) =>
        store.change((permissions) => setCondition(permissions, cell, { id, wanted: next ? 'on' : 'off' }))
      }
    />
  );
}
