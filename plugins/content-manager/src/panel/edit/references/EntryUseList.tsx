import { labelInWords } from '@admin/content-model';
import type { EntryUse } from '@admin/contract';
import { PanelLink } from '@admin/shell';
import { useContributions } from '@admin/shell/host';
import { Link } from '@admin/ui';
import { useIntl } from 'react-intl';
import { addressParameters } from '../../../points.ts';
import { entryPage, parameterQuery, parametersOf, singleTypePage } from '../../address/index.ts';
import { PublicationBadge } from '../../publication/PublicationBadge.tsx';
import styles from './References.module.css';
import { usesMessages } from './messages.ts';

export interface EntryUseListProps {
  readonly entries: readonly EntryUse[];
  /** Accessible name of the list. @default that of its surroundings */
  readonly label?: string;
}

/**
 * Entries that use something: each a link in the language that it is written in, with its content type, the fields that
 * hold the use, and its status.
 */
export function EntryUseList({ entries, label }: EntryUseListProps) {
  const intl = useIntl();
  const known = useContributions(addressParameters);
  const addressOf = ({ uid, id, kind, locale }: EntryUse) => {
    const query = parameterQuery(known, parametersOf(known, { locale }));
    return kind === 'singleType' ? singleTypePage.to({ uid }, query) : entryPage.to({ uid, id }, query);
  };
  const fieldText = ({ path, count }: { readonly path: string; readonly count: number }) =>
    intl.formatMessage(usesMessages.field, {
      field: path
        .split('.')
        .map((name) => labelInWords(name))
        .join(' › '),
      count,
    });
  return (
    <ul aria-label={label} className={styles['list']}>
      {entries.map((use) => {
        const { uid, id, title, displayName, locale, publishedAt, fields = [] } = use;
        const facts = [displayName, ...(locale === null ? [] : [locale]), ...fields.map(fieldText)];
        return (
          <li className={styles['use']} key={`${uid} ${id}`}>
            <Link asChild>
              <PanelLink to={addressOf(use)}>
                <bdi>{title ?? intl.formatMessage(usesMessages.untitled, { id })}</bdi>
              </PanelLink>
            </Link>
            {publishedAt !== undefined && (
              <PublicationBadge publication={publishedAt === null ? 'draft' : 'published'} />
            )}
            <span className={styles['facts']}>{facts.join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
