import {
  ActionOutlet,
  bulkActions,
  isGranted,
  useShell,
  type ReadyAction,
  type Selection,
} from '@admin/shell';
import { Button, ConfirmDialog } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import { listMessages } from '../messages.ts';
import styles from './BulkBar.module.css';

/** What can be done with the checked rows. */
export function BulkBar({ selection }: { readonly selection: Selection }) {
  const intl = useIntl();
  const granted = useStore(useShell().permissions, (state) => state.granted);
  return (
    <div className={styles.bar} role="toolbar">
      <output className={styles.count}>
        {intl.formatMessage(listMessages.selected, { count: selection.ids.length })}
      </output>
      <ActionOutlet
        input={selection}
        isAllowed={({ requires }) => isGranted(granted, requires)}
        point={bulkActions}
      >
        {(action) => <BulkButton action={action} />}
      </ActionOutlet>
      <Button onClick={selection.clear} size="small" variant="ghost">
        {intl.formatMessage(listMessages.clearSelection)}
      </Button>
    </div>
  );
}

function BulkButton({ action }: { readonly action: ReadyAction }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const { confirm, disabled = false, label, tone } = action;
  const isDanger = tone === 'danger';
  return (
    <>
      <Button
        disabled={disabled}
        onClick={() => (confirm ? setAsking(true) : void action.run())}
        size="small"
        variant={isDanger ? 'danger' : 'secondary'}
      >
        {intl.formatMessage(label)}
      </Button>
      {confirm && (
        <ConfirmDialog
          body={confirm.body && intl.formatMessage(confirm.body)}
          cancelLabel={intl.formatMessage(listMessages.cancel)}
          confirmLabel={intl.formatMessage(listMessages.confirm)}
          onConfirm={async () => {
            await action.run();
          }}
          onOpenChange={setAsking}
          open={asking}
          title={intl.formatMessage(confirm.title ?? listMessages.confirmTitle)}
          tone={isDanger ? 'danger' : 'default'}
        />
      )}
    </>
  );
}
