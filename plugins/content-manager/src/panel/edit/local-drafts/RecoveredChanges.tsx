import type { ValueDifference } from '@admin/content-model';
import { notifyRef, useService } from '@admin/shell';
import { Banner, Button, RelativeTime } from '@admin/ui';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MergeDialog } from '../actions/MergeDialog.tsx';
import { useEditing } from '../editing/editing-context.ts';
import type { ResolvedConflict } from '@admin/entry-form';
import type { EntrySession } from '../session/entry-session.ts';
import type { LocalDraft } from './local-draft.ts';
import { RecoveredDifferences } from './RecoveredDifferences.tsx';
import styles from './RecoveredChanges.module.css';
import { draftMessages } from './messages.ts';
import { useLocalDraft } from './use-local-draft.ts';

export interface RecoveredChangesProps {
  readonly session: EntrySession;
  /** True if an action is running, so that the form is locked. */
  readonly isBusy: boolean;
  /** Called with the draft once it is open, and with null when it is closed. */
  readonly onDraft: (draft: LocalDraft | null) => void;
}

/** The open dialog. */
type OpenDialog =
  | { readonly about: 'nothing' | 'differences' }
  | { readonly about: 'conflicts'; readonly conflicts: readonly ValueDifference[] };

const noDialog: OpenDialog = { about: 'nothing' };

/** Stores unsaved changes in this browser, and offers those of edit views that were closed without saving. */
export function RecoveredChanges({ session, isBusy, onDraft }: RecoveredChangesProps) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const { fieldPermissions, stage } = useEditing();
  const writable = stage === 'creating' ? fieldPermissions.create : fieldPermissions.update;
  const mayWrite = useCallback((name: string) => writable.allowsUnder(name), [writable]);
  const { draft, offered, settle } = useLocalDraft(session, mayWrite);
  const [dialog, setDialog] = useState(noDialog);
  useEffect(() => {
    onDraft(draft);
    return () => onDraft(null);
  }, [draft, onDraft]);

  const [first] = offered;
  if (!first) return null;

  const finish = () => {
    setDialog(noDialog);
    settle(first);
  };
  const restore = (resolved: readonly ResolvedConflict[]) => {
    const conflicts = session.restore(first.changes, { resolved, mayWrite });
    if (conflicts.length > 0) {
      setDialog({ about: 'conflicts', conflicts });
      return;
    }
    finish();
    notify({ tone: 'success', title: draftMessages.restored });
    // The restored changes are written before their old record is removed, so that a crash does not lose them.
    void (draft?.flush() ?? Promise.resolve()).then(first.forget);
  };
  const discard = () => {
    finish();
    void first.forget();
  };

  return (
    <div className={styles['notice']}>
      <Banner
        actions={
          <>
            <Button disabled={isBusy} onClick={() => restore([])} variant="primary">
              <FormattedMessage {...draftMessages.restore} />
            </Button>
            <Button onClick={() => setDialog({ about: 'differences' })}>
              <FormattedMessage {...draftMessages.show} />
            </Button>
            <Button onClick={discard}>
              <FormattedMessage {...draftMessages.discard} />
            </Button>
          </>
        }
        title={
          <FormattedMessage
            {...draftMessages.title}
            values={{ when: <RelativeTime date={first.record.at} locale={intl.locale} /> }}
          />
        }
      >
        <FormattedMessage
          {...(first.record.version === session.version() ? draftMessages.body : draftMessages.bodyChanged)}
        />
      </Banner>
      {dialog.about === 'differences' && (
        <RecoveredDifferences
          differences={session.previewRestore(first.changes, mayWrite)}
          onClose={() => setDialog(noDialog)}
          onRestore={() => restore([])}
        />
      )}
      {dialog.about === 'conflicts' && (
        <MergeDialog
          conflicts={dialog.conflicts}
          onKeepEditing={() => setDialog(noDialog)}
          onResolve={restore}
          words={{
            title: intl.formatMessage(draftMessages.conflictTitle),
            description: intl.formatMessage(draftMessages.conflictDescription, {
              count: dialog.conflicts.length,
            }),
            resolve: intl.formatMessage(draftMessages.restore),
            sides: {
              mine: intl.formatMessage(draftMessages.restorable),
              theirs: intl.formatMessage(draftMessages.current),
            },
          }}
        />
      )}
    </div>
  );
}
