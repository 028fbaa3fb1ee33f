import { Banner, Button } from '@admin/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEntryCache, type EntryAddress } from '../../entry/index.ts';
import { editMessages } from '../messages.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { SaveControl } from './use-save.ts';

export interface SaveProblemsProps {
  readonly saving: SaveControl;
  readonly session: EntrySession;
  readonly address: EntryAddress;
}

/** What keeps the last save from being done, and what can be done about it. */
export function SaveProblems({ saving, session, address }: SaveProblemsProps) {
  const intl = useIntl();
  const cache = useEntryCache();

  const reload = async () => {
    session.accept(await cache.refresh(address));
    session.complaints.replace(new Map());
    saving.forgetFailure();
  };

  return (
    <>
      {saving.failure === 'temporary' && (
        <Banner
          actions={
            <Button onClick={() => void saving.save()}>
              <FormattedMessage {...editMessages.retry} />
            </Button>
          }
          title={intl.formatMessage(editMessages.saveFailedTitle)}
          tone="danger"
        >
          <FormattedMessage {...editMessages.saveFailedBody} />
        </Banner>
      )}
      <ConflictDialog
        onKeepEditing={saving.forgetFailure}
        onReload={reload}
        open={saving.failure === 'conflict'}
      />
    </>
  );
}
