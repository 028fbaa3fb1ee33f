import type { ReadyAction } from '@admin/shell';
import { Button, ConfirmDialog, ToolbarItem } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { deleteMessages } from './delete-messages.ts';
import { listMessages } from '../messages.ts';

/** One action on the checked rows; asks first where the action wants it. */
export function BulkButton({ action }: { readonly action: ReadyAction }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const { confirm, disabled = false, label, run, tone } = action;
  const isDanger = tone === 'danger';
  return (
    <>
      <ToolbarItem>
        <Button
          disabled={disabled}
          onClick={() => (confirm ? setAsking(true) : void run())}
          size="small"
          variant={isDanger ? 'danger' : 'secondary'}
        >
          {intl.formatMessage(label)}
        </Button>
      </ToolbarItem>
      {confirm && (
        <ConfirmDialog
          body={confirm.body && intl.formatMessage(confirm.body)}
          cancelLabel={intl.formatMessage(listMessages.cancel)}
          confirmLabel={intl.formatMessage(listMessages.confirm)}
          onConfirm={async () => {
            await run();
          }}
          onOpenChange={setAsking}
          open={asking}
          title={intl.formatMessage(confirm.title ?? deleteMessages.confirmTitle)}
          tone={isDanger ? 'danger' : 'default'}
        />
      )}
    </>
  );
}
