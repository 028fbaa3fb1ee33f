import { formatValue } from '@admin/shell';
import { useOnline } from '@admin/shell/host';
import { Banner, Button } from '@admin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEntryCache, type EntryAddress } from '../../entry/index.ts';
import { contentTags } from '../../schema/index.ts';
import { isUnreachable, problemOf, requestIdOf } from '../errors/request-errors.ts';
import { editMessages } from '../messages.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { saveMessages } from './messages.ts';
import styles from './SaveProblems.module.css';
import { UnresolvedSave } from './UnresolvedSave.tsx';
import type { SaveControl } from './use-save.ts';

/** The copy of unsaved changes in this browser. */
export interface UnsavedCopy {
  /** Returns whether it contains every change. */
  readonly isComplete: () => boolean;
}

export interface SaveProblemsProps {
  readonly saving: SaveControl;
  readonly session: EntrySession;
  readonly address: EntryAddress;
  /** The copy of unsaved changes in this browser; null if there is none. */
  readonly draft: UnsavedCopy | null;
  /** Focuses the field of a written path. @default the focus stays unchanged */
  readonly onReveal?: (path: string) => void;
}

/** The reason why the last save failed, with actions to resolve it. */
export function SaveProblems({ saving, session, address, draft, onReveal }: SaveProblemsProps) {
  const cache = useEntryCache();
  const queries = useQueryClient();
  const { failure } = saving;

  const takeTheirs = async () => {
    session.reset(await cache.refresh(address));
    // Their version may link other entries than those that are displayed.
    void queries.invalidateQueries({ queryKey: [contentTags.relations] });
    saving.forgetFailure();
  };
  const saveMine = (version: string | null) => {
    session.setVersion(version);
    void saving.save();
  };

  return (
    <>
      {failure.kind === 'failed' && (
        <SaveFailed
          error={failure.error}
          isStored={draft?.isComplete() ?? false}
          onRetry={() => void saving.save()}
        />
      )}
      {failure.kind === 'unresolved' && (
        <UnresolvedSave
          conflict={failure.conflict}
          conflicts={failure.conflicts}
          onResolve={(resolved) => void saving.saveResolved(resolved)}
          onReveal={onReveal}
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

interface SaveFailedProps {
  readonly error: unknown;
  /** True if this browser has a copy of all changes. */
  readonly isStored: boolean;
  readonly onRetry: () => void;
}

/** The error of the last save, with another attempt. Offline, it offers to save once the network is back. */
function SaveFailed({ error, isStored, onRetry }: SaveFailedProps) {
  const intl = useIntl();
  const isOnline = useOnline();
  // Read once, when the save failed: a network that returns later is not its cause.
  const [wasOffline] = useState(() => isUnreachable(error) && !navigator.onLine);
  const stored = isStored ? saveMessages.keptOnDevice : saveMessages.keptInPage;
  const requestId = requestIdOf(error);
  const [title, body] = wasOffline
    ? [isOnline ? saveMessages.onlineAgain : saveMessages.offline, isOnline ? saveMessages.saveNow : stored]
    : [editMessages.saveFailedTitle, problemOf(error)];
  return (
    <div className={styles['notice']}>
      <Banner
        actions={
          <Button onClick={onRetry}>
            <FormattedMessage {...(wasOffline && isOnline ? saveMessages.save : editMessages.retry)} />
          </Button>
        }
        title={intl.formatMessage(title)}
        tone={wasOffline ? 'warning' : 'danger'}
      >
        <p>{formatValue(intl, body)}</p>
        {requestId !== null && (
          <p>
            <FormattedMessage {...saveMessages.requestId} values={{ id: requestId }} />
          </p>
        )}
      </Banner>
    </div>
  );
}
