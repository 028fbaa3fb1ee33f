import { Button, ConfirmDialog, Icon } from '@admin/ui';
import { Trash2 } from '@admin/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SavedPlace } from '../uses/entry-uses-query.ts';
import { LinksLost } from '../uses/LinksLost.tsx';
import { editMessages } from '../messages.ts';

export interface DeleteEntryProps {
  readonly place: SavedPlace;
  readonly onDelete: () => Promise<void>;
  /** Whether something else is being done with the entry right now. */
  readonly isBusy: boolean;
}

/** The button that deletes the entry, with the question before it. */
export function DeleteEntry({ place, onDelete, isBusy }: DeleteEntryProps) {
  const intl = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        disabled={isBusy}
        onClick={() => setIsAsking(true)}
        startIcon={<Icon icon={Trash2} tone="danger" />}
        variant="ghost"
      >
        <FormattedMessage {...editMessages.delete} />
      </Button>
      <ConfirmDialog
        body={
          <>
            {intl.formatMessage(editMessages.deleteBody)}
            <LinksLost place={place} />
          </>
        }
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
