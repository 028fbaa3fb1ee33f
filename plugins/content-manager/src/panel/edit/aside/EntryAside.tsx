import { ZoneOutlet } from '@admin/shell';
import type { ReactNode } from 'react';
import { editViewInformations, editViewRightLinks, type EditContext } from '../../../points.ts';
import { ConfigureViewLink } from '../../configuration/links/ConfigureViewLink.tsx';
import { ModelLink } from '../../configuration/links/ModelLink.tsx';
import { DeleteEntry } from './DeleteEntry.tsx';
import styles from './EntryAside.module.css';
import { EntryFacts } from './EntryFacts.tsx';

export interface EntryAsideProps {
  readonly context: EditContext;
  /** How it stands with the entry, at the top; absent where it stands above the form. */
  readonly state: ReactNode;
  /** Deletes the entry; absent where that is not possible or not allowed. */
  readonly onDelete: (() => Promise<void>) | undefined;
  /** Whether something else is being done with the entry right now. */
  readonly isBusy: boolean;
}

/** The column beside the form: what is known about the entry, what plugins add, and the way to delete it. */
export function EntryAside({ context, state, onDelete, isBusy }: EntryAsideProps) {
  const { uid, kind } = context.contentType;
  return (
    <div className={styles['aside']}>
      {state}
      <EntryFacts entry={context.entry} />
      <ZoneOutlet props={context} zone={editViewInformations} />
      <div className={styles['links']}>
        <ZoneOutlet props={context} zone={editViewRightLinks} />
        <ModelLink uid={uid} />
        <ConfigureViewLink kind={kind} uid={uid} />
        {onDelete && <DeleteEntry isBusy={isBusy} onDelete={onDelete} />}
      </div>
    </div>
  );
}
