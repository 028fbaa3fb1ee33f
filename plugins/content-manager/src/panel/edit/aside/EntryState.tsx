import { creatorName, type Entry } from '@admin/content-model';
import { RelativeTime, Link, Tooltip } from '@admin/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatValue } from '@admin/shell';
import type { Publication } from '../../publication/publication.ts';
import { PublicationBadge } from '../../publication/PublicationBadge.tsx';
import { useIsModified } from '../editing/use-form-value.ts';
import { editMessages } from '../messages.ts';
import styles from './EntryAside.module.css';
import { breadcrumbText } from '../errors/field-breadcrumb.ts';
import { useInvalidFields, type InvalidField } from '../errors/invalid-fields.ts';

export interface EntryStateProps {
  readonly entry: Entry | null;
  readonly publication: Publication;
  /** The entry's information, with its last update, is shown below. */
  readonly isBesideFacts: boolean;
  /** True if the user may publish. */
  readonly canPublish: boolean;
  /** Focuses the field of a written path. */
  readonly onReveal: (path: string) => void;
}

/** The state of an entry: whether it is published, whether it is saved, and its validation errors. */
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

interface EntryProblemsProps {
  /** Focuses the field of a written path. */
  readonly onReveal: (path: string) => void;
}

/** The number of validation errors, and a link to each invalid field. */
function EntryProblems({ onReveal }: EntryProblemsProps) {
  const invalidFields = useInvalidFields();
  return (
    <>
      <div aria-live="polite" className={styles['live']}>
        {invalidFields.length > 0 && (
          <h3 className={styles['count']}>
            <FormattedMessage {...editMessages.problems} values={{ count: invalidFields.length }} />
          </h3>
        )}
      </div>
      {invalidFields.length > 0 && (
        <ol className={styles['list']}>
          {invalidFields.map((field) => (
            <li className={styles['problem']} key={field.path}>
              <Problem field={field} onReveal={onReveal} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** A link to the field, which shows the error; the error itself if the form has no such field. */
function Problem({ field, onReveal }: EntryProblemsProps & { readonly field: InvalidField }) {
  const intl = useIntl();
  const error = formatValue(intl, field.error);
  if (!field.breadcrumb.isShown) {
    return <FormattedMessage {...editMessages.errorElsewhere} values={{ field: field.path, error }} />;
  }
  return (
    <Tooltip content={error}>
      <Link asChild>
        <button className={styles['link']} onClick={() => onReveal(field.path)} type="button">
          {breadcrumbText(field.breadcrumb, intl)}
        </button>
      </Link>
    </Tooltip>
  );
}
