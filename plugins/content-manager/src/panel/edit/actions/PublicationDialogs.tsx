import { ConfirmDialog } from '@admin/ui';
import { useIntl } from 'react-intl';
import { editMessages } from '../messages.ts';
import type { PublicationControl } from './use-publication.ts';

/** The dialogs before an entry that links drafts is published, and before an entry is unpublished. */
export function PublicationDialogs({ control }: { readonly control: PublicationControl }) {
  const intl = useIntl();
  const { dialog, dismiss, publishAnyway, unpublish } = control;
  const close = (open: boolean) => {
    if (!open) dismiss();
  };
  return (
    <>
      <ConfirmDialog
        body={intl.formatMessage(editMessages.publishAnyway)}
        cancelLabel={intl.formatMessage(editMessages.cancel)}
        confirmLabel={intl.formatMessage(editMessages.publish)}
        onConfirm={publishAnyway}
        onOpenChange={close}
        open={dialog.about === 'draft-relations'}
        title={intl.formatMessage(editMessages.draftRelations, {
          count: dialog.about === 'draft-relations' ? dialog.count : 0,
        })}
      />
      <ConfirmDialog
        body={intl.formatMessage(editMessages.unpublishBody)}
        cancelLabel={intl.formatMessage(editMessages.cancel)}
        confirmLabel={intl.formatMessage(editMessages.unpublish)}
        onConfirm={unpublish}
        onOpenChange={close}
        open={dialog.about === 'unpublish'}
        title={intl.formatMessage(editMessages.unpublishTitle)}
        tone="danger"
      />
    </>
  );
}
