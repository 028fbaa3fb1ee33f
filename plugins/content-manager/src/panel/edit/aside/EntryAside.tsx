import { ZoneOutlet } from '@admin/shell/host';
import type { ReactNode } from 'react';
import { editViewInformations, editViewRightLinks, type EditContext } from '../../../points.ts';
import { ConfigureViewLink, ModelLink } from '../../configuration/links.tsx';
import { UsesButton } from '../uses/UsesButton.tsx';
import { DeleteEntry } from './DeleteEntry.tsx';
import styles from './EntryAside.module.css';
import { EntryFacts } from './EntryFacts.tsx';

export interface EntryAsideProps {
  readonly context: EditContext;
  /** What clients call the content type. */
  readonly apiID: string;
  /** How it stands with the entry, at the top; absent where it stands above the form. */
  readonly state: ReactNode;
  /** Deletes the entry; absent where that is not possible or not allowed. */
  readonly onDelete: (() => Promise<void>) | undefined;
  /** Whether something else is being done with the entry right now. */
  readonly isBusy: boolean;
}

/** The column beside the form: what is known about the entry, what plugins add, and the way to delete it. */
export function EntryAside({ context, apiID, state, onDelete, isBusy }: EntryAsideProps) {
  const { entry, contentType } = context;
  const { uid, kind } = contentType;
  const place = entry && { uid, id: entry.id };
  return (
    <div className={styles['aside']}>
      {state}
      <EntryFacts apiID={apiID} entry={entry} />
      <ZoneOutlet props={context} zone={editViewInformations} />
      <div className={styles['links']}>
        <ZoneOutlet props={context} zone={editViewRightLinks} />
        {place && <UsesButton place={place} />}
        <ModelLink uid={uid} />
        <ConfigureViewLink kind={kind} uid={uid} />
        {place && onDelete && <DeleteEntry isBusy={isBusy} onDelete={onDelete} place={place} />}
      </div>
    </div>
  );
}
