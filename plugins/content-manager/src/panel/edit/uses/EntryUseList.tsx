import { labelInWords } from '@admin/content-model';
import type { EntryUses } from '@admin/contract';
import { PanelLink, useContributions } from '@admin/shell';
import { Link } from '@admin/ui';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { addressParameters } from '../../../points.ts';
import { entryPage, parameterQuery, parametersOf, singleTypePage } from '../../address/index.ts';
import { PublicationBadge } from '../../publication/PublicationBadge.tsx';
import styles from './EntryUses.module.css';
import { usesMessages } from './messages.ts';

/** The entries that link another one, each as a link in the language that it is written in. */
export function EntryUseList({ uses }: { readonly uses: EntryUses }) {
  const known = useContributions(addressParameters);
  const addressOf = ({ uid, id, kind, locale }: EntryUses['entries'][number]) => {
    const query = parameterQuery(known, parametersOf(known, { locale }));
    return kind === 'singleType' ? singleTypePage.to({ uid }, query) : entryPage.to({ uid, id }, query);
  };
  const unnamed = uses.total - uses.entries.length;
  return (
    <ul className={styles['list']}>
      {uses.entries.map((use) => (
        <li className={styles['use']} key={`${use.uid} ${use.id}`}>
          <Link asChild>
            <PanelLink to={addressOf(use)}>
              <bdi>
                {use.title ?? <FormattedMessage {...usesMessages.untitled} values={{ id: use.id }} />}
              </bdi>
            </PanelLink>
          </Link>
          <span className={styles['type']}>
            {use.displayName}
            {use.locale !== null && ` · ${use.locale}`}
            {use.fields?.map((field) => (
              <Fragment key={field.path}>
                {' · '}
                <FormattedMessage
                  {...usesMessages.field}
                  values={{
                    field: field.path
                      .split('.')
                      .map((name) => labelInWords(name))
                      .join(' › '),
                    count: field.count,
                  }}
                />
              </Fragment>
            ))}
          </span>
          {use.publishedAt !== undefined && (
            <PublicationBadge publication={use.publishedAt === null ? 'draft' : 'published'} />
          )}
        </li>
      ))}
      {unnamed > 0 && (
        <li className={styles['type']}>
          <FormattedMessage {...usesMessages.more} values={{ count: unnamed }} />
        </li>
      )}
    </ul>
  );
}
