import { ZoneOutlet } from '@admin/shell/host';
import type { ReactNode } from 'react';
import { creatorName, type Creator, type Entry } from '@admin/content-model';
import { RelativeTime } from '@admin/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { editViewInformations, editViewRightLinks, type EditContext } from '../../../points.ts';
import { AsideActions, type AsideActionsProps } from './AsideActions.tsx';
import styles from './EntryAside.module.css';
import { editMessages } from '../messages.ts';

export interface EntryAsideProps extends Omit<AsideActionsProps, 'entry'> {
  readonly context: EditContext;
  /** The API ID of the content type. */
  readonly apiID: string;
  /** The state of the entry, at the top; false if it is shown above the form. */
  readonly state: ReactNode;
}

/** The column beside the form: information about the entry, zones of plugins, and actions. */
export function EntryAside({ context, apiID, state, ...actions }: EntryAsideProps) {
  return (
    <div className={styles['aside']}>
      {state}
      <EntryFacts apiID={apiID} entry={context.entry} />
      <ZoneOutlet props={context} zone={editViewInformations} />
      <div className={styles['links']}>
        <ZoneOutlet props={context} zone={editViewRightLinks} />
        <AsideActions {...actions} entry={context.entry} />
      </div>
    </div>
  );
}

interface EntryFactsProps {
  readonly entry: Entry | null;
  /** The API ID of the content type. */
  readonly apiID: string;
}

/** The dates and authors of the creation and last change of the entry, and the API ID of its type. */
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
