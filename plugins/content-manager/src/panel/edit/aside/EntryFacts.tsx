import { creatorName, type Creator, type Entry } from '@admin/content-model';
import { RelativeTime } from '@admin/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editMessages } from '../messages.ts';
import styles from './EntryAside.module.css';

export interface EntryFactsProps {
  readonly entry: Entry | null;
  /** What clients call the content type. */
  readonly apiID: string;
}

/** When the entry was made and last changed, by whom, and what clients call its type. */
export function EntryFacts({ entry, apiID }: EntryFactsProps) {
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
