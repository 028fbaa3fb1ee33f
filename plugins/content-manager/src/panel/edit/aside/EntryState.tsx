import { creatorName, type Entry } from '@admin/content-model';
import { RelativeTime } from '@admin/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Publication } from '../../publication/publication.ts';
import { PublicationBadge } from '../../publication/PublicationBadge.tsx';
import { useIsModified } from '../editing/use-form-value.ts';
import { editMessages } from '../messages.ts';
import styles from './EntryAside.module.css';
import { EntryProblems } from './EntryProblems.tsx';

export interface EntryStateProps {
  readonly entry: Entry | null;
  readonly publication: Publication;
  /** Whether the entry's information, which says who saved it when, is beside it. */
  readonly isBesideFacts: boolean;
  /** Whether the user may publish. */
  readonly canPublish: boolean;
  /** Leads to the field of a written path. */
  readonly onReveal: (path: string) => void;
}

/** How it stands with the entry: whether it is public, whether it is saved, and what is wrong in it. */
export function EntryState({ entry, publication, isBesideFacts, canPublish, onReveal }: EntryStateProps) {
  const isModified = useIsModified();
  return (
    <section className={styles['box']}>
      <div className={styles['fact']}>
        <h2 className={styles['heading']}>
          <FormattedMessage {...editMessages.status} />
        </h2>
        <PublicationBadge publication={publication} />
      </div>
      <div className={styles['state']}>
        {typeof entry?.publishedAt === 'string' && publication === 'published' && (
          <p>
            <FormattedMessage
              {...editMessages.publishedSince}
              values={{ when: <Moment date={entry.publishedAt} /> }}
            />
          </p>
        )}
        {isModified ? (
          <p>
            <FormattedMessage {...editMessages.unsavedChanges} />
            {publication === 'published' && entry && (
              <>
                {'. '}
                <FormattedMessage {...editMessages.saveUpdatesPublished} />
              </>
            )}
            {canPublish && entry && publication === 'draft' && (
              <>
                {'. '}
                <FormattedMessage {...editMessages.saveToPublish} />
              </>
            )}
          </p>
        ) : entry && isBesideFacts ? (
          <p>
            <FormattedMessage {...editMessages.allSaved} />
          </p>
        ) : (
          <Saved entry={entry} />
        )}
      </div>
      <EntryProblems onReveal={onReveal} />
    </section>
  );
}

function Saved({ entry }: { readonly entry: Entry | null }) {
  const who = creatorName(entry?.updatedBy);
  return (
    <p>
      {entry ? (
        <FormattedMessage
          {...editMessages.savedBy}
          values={{
            isKnown: who === null ? 'no' : 'yes',
            who,
            when: <Moment date={entry.updatedAt} />,
          }}
        />
      ) : (
        <FormattedMessage {...editMessages.notSavedYet} />
      )}
    </p>
  );
}

function Moment({ date }: { readonly date: string }) {
  const { locale } = useIntl();
  return <RelativeTime date={date} locale={locale} />;
}
