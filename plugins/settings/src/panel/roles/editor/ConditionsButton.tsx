import { IconButton, Tooltip } from '@admin/ui';
import { SlidersHorizontal } from '@admin/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Cell } from '../../role-permissions/editor-layout.ts';
import { isGranted, permissionOf } from '../../role-permissions/cell-permissions.ts';
import { ConditionsDialog } from './ConditionsDialog.tsx';
import { useEditor, useCellPermissions } from './editor-context.ts';
import styles from './matrix.module.css';
import { editorMessages } from './messages.ts';

export interface ConditionsButtonProps {
  /** What the actions are on. */
  readonly subject: string;
  readonly cells: readonly Cell[];
}

/** Opens the conditions of several actions, and says how many of them are conditional. */
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
      <span className={styles.trigger}>
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
