import { Banner, Button } from '@admin/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEntryCache, type EntryAddress } from '../../entry/index.ts';
import { editMessages } from '../messages.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import styles from './SaveProblems.module.css';
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

  const takeTheirs = async () => {
    session.startOver(await cache.refresh(address));
    saving.forgetFailure();
  };
  const saveMine = (version: string | null) => {
    session.goOnFrom(version);
    void saving.save();
  };
  const { failure } = saving;

  return (
    <>
      {failure.kind === 'temporary' && (
        <div className={styles['notice']}>
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
        </div>
      )}
      {failure.kind === 'unsettled' && (
        <MergeDialog
          conflict={failure.conflict}
          conflicts={failure.conflicts}
          onKeepEditing={saving.forgetFailure}
          onSettle={(settled) => void saving.saveSettled(settled)}
        />
      )}
      <ConflictDialog
        conflict={failure.kind === 'conflict' ? failure.conflict : null}
        onKeepEditing={saving.forgetFailure}
        onSaveMine={session.form.isModified() ? saveMine : undefined}
        onTakeTheirs={takeTheirs}
      />
    </>
  );
}
