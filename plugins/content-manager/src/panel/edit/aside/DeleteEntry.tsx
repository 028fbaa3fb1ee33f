import { Button, ConfirmDialog, Icon } from '@admin/ui';
import { Trash2 } from '@admin/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editMessages } from '../messages.ts';

/** The button that deletes the entry, with the question before it. */
export function DeleteEntry({ onDelete }: { readonly onDelete: () => Promise<void> }) {
  const intl = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        onClick={() => setIsAsking(true)}
        startIcon={<Icon icon={Trash2} tone="danger" />}
        variant="ghost"
      >
        <FormattedMessage {...editMessages.delete} />
      </Button>
      <ConfirmDialog
        body={intl.formatMessage(editMessages.deleteBody)}
        cancelLabel={intl.formatMessage(editMessages.cancel)}
        confirmLabel={intl.formatMessage(editMessages.deleteConfirm)}
        onConfirm={onDelete}
        onOpenChange={setIsAsking}
        open={isAsking}
        title={intl.formatMessage(editMessages.deleteTitle)}
        tone="danger"
      />
    </>
  );
}
