import { creatorName, type ValueDifference } from '@admin/content-model';
import type { Presence } from '@admin/contract';
import { notifyRef, useService } from '@admin/shell';
import { Button } from '@admin/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MergeDialog } from '../actions/MergeDialog.tsx';
import { mergeMessages } from '../actions/messages.ts';
import { problemOf } from '../errors/request-errors.ts';
import { useMergeStored } from '../actions/use-merge.ts';
import { useEditing } from '../editing/editing-context.ts';
import { editMessages } from '../messages.ts';
import type { ResolvedConflict } from '@admin/entry-form';
import type { EntrySession } from '../session/entry-session.ts';
import { useOwnId } from '../session/use-edit-session.ts';
import styles from './EntryPresence.module.css';
import { presenceMessages } from './messages.ts';

export interface NewerVersionProps {
  readonly presence: Presence;
  readonly session: EntrySession;
  /** Called after the newer version was merged into the form. */
  readonly onLoaded: () => void;
}

/** Shows who saved a newer version, and merges it into the form before the next save would need to. */
export function NewerVersion({ presence: { updatedBy }, session, onLoaded }: NewerVersionProps) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const { address } = useEditing();
  const mergeTheirs = useMergeStored(address, session);
  const ownId = useOwnId();
  const [conflicts, setConflicts] = useState<readonly ValueDifference[]>([]);
  const [isLoading, setLoading] = useState(false);
  const who = creatorName(updatedBy) ?? intl.formatMessage(presenceMessages.anotherUser);
  const isOwn = updatedBy !== null && updatedBy.id === ownId;

  const load = async (settled: readonly ResolvedConflict[]): Promise<void> => {
    setLoading(true);
    setConflicts([]);
    try {
      const wasModified = session.form.isModified();
      const open = await mergeTheirs(settled);
      if (open === null) notify({ tone: 'warning', title: editMessages.notFound });
      else setConflicts(open);
      if (open?.length === 0) onLoaded();
      if (open?.length === 0 && wasModified) notify({ tone: 'success', title: presenceMessages.loaded });
    } catch (error) {
      notify({ tone: 'warning', title: problemOf(error) });
    } finally {
      setLoading(false);
    }
  };

  return (
    <div className={styles['saved']}>
      <span>{intl.formatMessage(isOwn ? presenceMessages.savedByYou : presenceMessages.saved, { who })}</span>
      <Button loading={isLoading} onClick={() => void load([])} size="small">
        <FormattedMessage {...presenceMessages.load} />
      </Button>
      {conflicts.length > 0 && (
        <MergeDialog
          conflicts={conflicts}
          onKeepEditing={() => setConflicts([])}
          onResolve={(settled) => void load(settled)}
          words={{
            title: intl.formatMessage(mergeMessages.title),
            description: intl.formatMessage(mergeMessages.description, {
              isOwn: isOwn ? 'yes' : 'no',
              who,
              count: conflicts.length,
            }),
            resolve: intl.formatMessage(presenceMessages.goOn),
            sides: {
              mine: intl.formatMessage(isOwn ? mergeMessages.thisTab : mergeMessages.mine),
              theirs: intl.formatMessage(isOwn ? mergeMessages.otherTab : mergeMessages.theirs),
            },
          }}
        />
      )}
    </div>
  );
}
