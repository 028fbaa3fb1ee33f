import type { MergeConflict } from '@admin/content-model';
import { notifyRef, useService } from '@admin/shell';
import { Banner, Button, RelativeTime } from '@admin/ui';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MergeDialog } from '../actions/MergeDialog.tsx';
import { useEditing } from '../editing/editing-context.ts';
import type { ResolvedConflict } from '@admin/entry-form';
import type { EntrySession } from '../session/entry-session.ts';
import type { Journal } from './create-journal.ts';
import { KeptDifferences } from './KeptDifferences.tsx';
import styles from './KeptChanges.module.css';
import { journalMessages } from './messages.ts';
import { useJournal } from './use-journal.ts';

export interface KeptChangesProps {
  readonly session: EntrySession;
  /** Whether something is being done with the entry, so that nothing in the form may change. */
  readonly isBusy: boolean;
  /** Told of the journal once there is one, and of null when there is none any more. */
  readonly onJournal: (journal: Journal | null) => void;
}

/** What the user looks at before they decide. */
type Question =
  | { readonly about: 'nothing' | 'differences' }
  | { readonly about: 'conflicts'; readonly conflicts: readonly MergeConflict[] };

const noQuestion: Question = { about: 'nothing' };

/** Keeps what is typed in this browser, and offers what was kept when the page was closed without saving. */
export function KeptChanges({ session, isBusy, onJournal }: KeptChangesProps) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const { fieldPermissions, stage } = useEditing();
  const writable = stage === 'creating' ? fieldPermissions.create : fieldPermissions.update;
  const mayWrite = useCallback((name: string) => writable.allowsUnder(name), [writable]);
  const { journal, offered, settle } = useJournal(session, mayWrite);
  const [question, setQuestion] = useState(noQuestion);
  useEffect(() => {
    onJournal(journal);
    return () => onJournal(null);
  }, [journal, onJournal]);

  const [first] = offered;
  if (!first) return null;

  const finish = () => {
    setQuestion(noQuestion);
    settle(first);
  };
  const restore = (settled: readonly ResolvedConflict[]) => {
    const conflicts = session.restore(first.changes, { resolved: settled, mayWrite });
    if (conflicts.length > 0) {
      setQuestion({ about: 'conflicts', conflicts });
      return;
    }
    finish();
    notify({ tone: 'success', title: journalMessages.restored });
    // They are written anew first: a crash in between must not cost them.
    void (journal?.flush() ?? Promise.resolve()).then(first.forget);
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
              <FormattedMessage {...journalMessages.restore} />
            </Button>
            <Button onClick={() => setQuestion({ about: 'differences' })}>
              <FormattedMessage {...journalMessages.show} />
            </Button>
            <Button onClick={discard}>
              <FormattedMessage {...journalMessages.discard} />
            </Button>
          </>
        }
        title={
          <FormattedMessage
            {...journalMessages.title}
            values={{ when: <RelativeTime date={first.record.at} locale={intl.locale} /> }}
          />
        }
      >
        <FormattedMessage
          {...(first.record.version === session.version()
            ? journalMessages.body
            : journalMessages.bodyChanged)}
        />
      </Banner>
      {question.about === 'differences' && (
        <KeptDifferences
          differences={session.previewRestore(first.changes, mayWrite)}
          onClose={() => setQuestion(noQuestion)}
          onRestore={() => restore([])}
        />
      )}
      {question.about === 'conflicts' && (
        <MergeDialog
          conflicts={question.conflicts}
          onKeepEditing={() => setQuestion(noQuestion)}
          onSettle={restore}
          words={{
            title: intl.formatMessage(journalMessages.conflictTitle),
            description: intl.formatMessage(journalMessages.conflictDescription, {
              count: question.conflicts.length,
            }),
            settle: intl.formatMessage(journalMessages.restore),
            sides: {
              mine: intl.formatMessage(journalMessages.kept),
              theirs: intl.formatMessage(journalMessages.current),
            },
          }}
        />
      )}
    </div>
  );
}
