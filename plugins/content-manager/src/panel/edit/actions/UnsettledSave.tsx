import type { MergeConflict } from '@admin/content-model';
import { Banner, Button } from '@admin/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editMessages } from '../messages.ts';
import { useOwnId } from '../session/use-edit-session.ts';
import type { ResolvedConflict } from '@admin/entry-form';
import type { Conflict } from './conflict-of.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { mergeMessages } from './messages.ts';
import styles from './SaveFailed.module.css';

export interface UnsettledSaveProps {
  /** Whose version it is that both are to be merged with. */
  readonly conflict: Conflict;
  /** What both changed; at least one. */
  readonly conflicts: readonly MergeConflict[];
  /** Saves with what was chosen. */
  readonly onSettle: (settled: readonly ResolvedConflict[]) => void;
  /** Leads to the field of a written path. */
  readonly onReveal: ((path: string) => void) | undefined;
}

/**
 * Asks what stays where two people changed the same. Whoever would rather look at it again is led to the first such
 * field, and finds the question above the form until they save.
 */
export function UnsettledSave({ conflict, conflicts, onSettle, onReveal }: UnsettledSaveProps) {
  const intl = useIntl();
  const ownId = useOwnId();
  const [isAsking, setAsking] = useState(true);
  const isOwn = conflict.byId !== null && conflict.byId === ownId;
  const about = {
    isOwn: isOwn ? 'yes' : 'no',
    who: conflict.by ?? intl.formatMessage(editMessages.conflictSomebody),
    count: conflicts.length,
  };
  if (!isAsking) {
    return (
      <div className={styles['notice']}>
        <Banner
          actions={
            <Button onClick={() => setAsking(true)}>
              <FormattedMessage {...mergeMessages.choose} />
            </Button>
          }
          title={intl.formatMessage(editMessages.saveFailedTitle)}
          tone="warning"
        >
          <FormattedMessage {...mergeMessages.putOff} values={about} />
        </Banner>
      </div>
    );
  }
  return (
    <MergeDialog
      conflicts={conflicts}
      onKeepEditing={() => {
        setAsking(false);
        const [first] = conflicts;
        if (first) onReveal?.(first.path.join('.'));
      }}
      onSettle={onSettle}
      words={{
        title: intl.formatMessage(mergeMessages.title),
        description: intl.formatMessage(mergeMessages.description, about),
        settle: intl.formatMessage(mergeMessages.save),
        sides: {
          mine: intl.formatMessage(isOwn ? mergeMessages.thisTab : mergeMessages.mine),
          theirs: intl.formatMessage(isOwn ? mergeMessages.otherTab : mergeMessages.theirs),
        },
      }}
    />
  );
}
