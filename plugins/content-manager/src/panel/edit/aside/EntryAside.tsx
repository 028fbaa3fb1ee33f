import { ZoneOutlet } from '@admin/shell/host';
import { type ReactNode, useState } from 'react';
import { creatorName, type Creator, type Entry } from '@admin/content-model';
import { RelativeTime, Button, ConfirmDialog, Icon } from '@admin/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Trash2 } from '@admin/ui/icons';
import { editViewInformations, editViewRightLinks, type EditContext } from '../../../points.ts';
import { ConfigureViewLink, ModelLink } from '../../configuration/links.tsx';
import { ReferencesButton } from '../references/ReferencesButton.tsx';
import styles from './EntryAside.module.css';
import { editMessages } from '../messages.ts';
import type { SavedEntryRef } from '../references/entry-uses-query.ts';
import { LinksLost } from '../references/LinksLost.tsx';

export interface EntryAsideProps {
  readonly context: EditContext;
  /** The API ID of the content type. */
  readonly apiID: string;
  /** The state of the entry, at the top; false if it is shown above the form. */
  readonly state: ReactNode;
  /** Deletes the entry; undefined for a new entry and without permission. */
  readonly onDelete: (() => Promise<void>) | undefined;
  /** Whether another action on the entry is running. */
  readonly isBusy: boolean;
}

/** The column beside the form: information about the entry, zones of plugins, links, and the delete button. */
export function EntryAside({ context, apiID, state, onDelete, isBusy }: EntryAsideProps) {
  const { entry, contentType } = context;
  const { uid, kind } = contentType;
  const savedEntry = entry && { uid, id: entry.id };
  return (
    <div className={styles['aside']}>
      {state}
      <EntryFacts apiID={apiID} entry={entry} />
      <ZoneOutlet props={context} zone={editViewInformations} />
      <div className={styles['links']}>
        <ZoneOutlet props={context} zone={editViewRightLinks} />
        {savedEntry && <ReferencesButton entry={savedEntry} />}
        <ModelLink uid={uid} />
        <ConfigureViewLink kind={kind} uid={uid} />
        {savedEntry && onDelete && <DeleteEntry entry={savedEntry} isBusy={isBusy} onDelete={onDelete} />}
      </div>
    </div>
  );
}

interface EntryFactsProps {
  readonly entry: Entry | null;
  /** The API ID of the content type. */
  readonly apiID: string;
}

/** When and by whom the entry was created and last changed, and the API ID of its type. */
function EntryFacts({ entry, apiID }: EntryFactsProps) {
  return (
    <section className={styles['box']}>
      <h2 className={styles['heading']}>
        <FormattedMessage {...editMessages.information} />
      </h2>
      <dl className={styles['facts']}>
        <Fact label={editMessages.created}>
          <Moment date={entry?.createdAt} />
        </Fact>
        <Fact label={editMessages.createdBy}>
          <Person creator={entry?.createdBy} />
        </Fact>
        <Fact label={editMessages.lastUpdate}>
          <Moment date={entry?.updatedAt} />
        </Fact>
        <Fact label={editMessages.updatedBy}>
          <Person creator={entry?.updatedBy} />
        </Fact>
        <Fact label={editMessages.apiId}>{apiID}</Fact>
      </dl>
    </section>
  );
}

type Label = (typeof editMessages)['apiId' | 'created' | 'createdBy' | 'lastUpdate' | 'updatedBy'];

function Fact({ label, children }: { readonly label: Label; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>
        <FormattedMessage {...label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Moment({ date }: { readonly date: string | undefined }) {
  const { locale } = useIntl();
  return date === undefined ? (
    <FormattedMessage {...editMessages.nobody} />
  ) : (
    <RelativeTime date={date} isTabStop locale={locale} />
  );
}

function Person({ creator }: { readonly creator: Creator | null | undefined }) {
  return creatorName(creator) ?? <FormattedMessage {...editMessages.nobody} />;
}

interface DeleteEntryProps {
  readonly entry: SavedEntryRef;
  readonly onDelete: () => Promise<void>;
  /** Whether another action on the entry is running. */
  readonly isBusy: boolean;
}

/** The button that deletes the entry after a confirmation. */
function DeleteEntry({ entry, onDelete, isBusy }: DeleteEntryProps) {
  const intl = useIntl();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <>
      <Button
        disabled={isBusy}
        onClick={() => setIsDialogOpen(true)}
        startIcon={<Icon icon={Trash2} tone="danger" />}
        variant="ghost"
      >
        <FormattedMessage {...editMessages.delete} />
      </Button>
      <ConfirmDialog
        body={
          <>
            {intl.formatMessage(editMessages.deleteBody)}
            <LinksLost entry={entry} />
          </>
        }
        cancelLabel={intl.formatMessage(editMessages.cancel)}
        confirmLabel={intl.formatMessage(editMessages.deleteConfirm)}
        onConfirm={onDelete}
        onOpenChange={setIsDialogOpen}
        open={isDialogOpen}
        title={intl.formatMessage(editMessages.deleteTitle)}
        tone="danger"
      />
    </>
  );
}
