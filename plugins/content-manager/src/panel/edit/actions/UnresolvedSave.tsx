import type { ValueDifference } from '@admin/content-model';
import { Banner, Button } from '@admin/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editMessages } from '../messages.ts';
import { useOwnId } from '../session/use-edit-session.ts';
import type { ResolvedConflict } from '@admin/entry-form';
import type { Conflict } from './use-merge.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { mergeMessages } from './messages.ts';
import styles from './SaveProblems.module.css';

export interface UnresolvedSaveProps {
  /** The version of the other user. */
  readonly conflict: Conflict;
  /** At least one conflict. */
  readonly conflicts: readonly ValueDifference[];
  /** Saves with the choices of the user. */
  readonly onResolve: (resolved: readonly ResolvedConflict[]) => void;
  /** Focuses the field of a written path. */
  readonly onReveal: ((path: string) => void) | undefined;
}

/** The conflicts of a failed save. "Keep editing" focuses the first field and leaves a notice above the form. */
export function UnresolvedSave({ conflict, conflicts, onResolve, onReveal }: UnresolvedSaveProps) {
  const intl = useIntl();
  const ownId = useOwnId();
  const [isOpen, setOpen] = useState(true);
  const isOwn = conflict.byId !== null && conflict.byId === ownId;
  const about = {
    isOwn: isOwn ? 'yes' : 'no',
    who: conflict.by ?? intl.formatMessage(editMessages.conflictAnotherUser),
    count: conflicts.length,
  };
  if (!isOpen) {
    return (
      <div className={styles['notice']}>
        <Banner
          actions={
            <Button onClick={() => setOpen(true)}>
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
        setOpen(false);
        const [first] = conflicts;
        if (first) onReveal?.(first.path.join('.'));
      }}
      onResolve={onResolve}
      words={{
        title: intl.formatMessage(mergeMessages.title),
        description: intl.formatMessage(mergeMessages.description, about),
        resolve: intl.formatMessage(mergeMessages.save),
        sides: {
          mine: intl.formatMessage(isOwn ? mergeMessages.thisTab : mergeMessages.mine),
          theirs: intl.formatMessage(isOwn ? mergeMessages.otherTab : mergeMessages.theirs),
        },
      }}
    />
  );
}
