import type { ContentTypeItem } from '@admin/content-model';
import { actionFailed, confirmed, type ReadyAction, type Selection } from '@admin/shell';
import { Button, ConfirmDialog, ToolbarItem } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmationBody } from '../confirmation/ConfirmationBody.tsx';
import { confirmationZone } from '../confirmation/confirmation-zones.ts';
import { deleteMessages } from './delete-messages.ts';
import { listMessages } from '../messages.ts';

export interface BulkButtonProps {
  readonly action: ReadyAction;
  readonly contentType: ContentTypeItem;
  readonly selection: Selection;
}

/** One action on the checked rows; asks first where the action wants it. */
export function BulkButton({ action, contentType, selection }: BulkButtonProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const { confirm, disabled = false, id, label, run, tone } = action;
  const isDanger = tone === 'danger';
  const text = confirm?.body && intl.formatMessage(confirm.body);
  const zone = confirmationZone(id);
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
          body={
            zone ? (
              <ConfirmationBody
                contentType={contentType}
                entries={selection.entries}
                ids={selection.ids}
                locale={selection.locale}
                text={text}
                zone={zone}
              />
            ) : (
              text
            )
          }
          cancelLabel={intl.formatMessage(listMessages.cancel)}
          confirmLabel={intl.formatMessage(listMessages.confirm)}
          errorMessage={() => intl.formatMessage(actionFailed, { action: intl.formatMessage(label) })}
          onConfirm={() => confirmed(action)}
          onOpenChange={setAsking}
          open={asking}
          title={intl.formatMessage(confirm.title ?? deleteMessages.confirmTitle)}
          tone={isDanger ? 'danger' : 'default'}
        />
      )}
    </>
  );
}
