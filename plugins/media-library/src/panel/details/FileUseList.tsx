import { entryPage, singleTypePage } from '@admin/plugin-content-manager/addresses';
import { PanelLink } from '@admin/shell';
import { Link, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { FileUse } from '../../file-shapes.ts';
import { useLibraryClient } from '../calls/library-client.ts';
import { fileUsesQuery } from '../calls/library-queries.ts';
import styles from './FileDetails.module.css';
import { fileMessages as say } from './messages.ts';

/** The address of an entry that uses a file, in the language that it is written in. */
function addressOf({ uid, kind, id, locale }: FileUse): string {
  const query = new URLSearchParams();
  if (locale !== null) query.set('plugins[i18n][locale]', locale);
  return kind === 'singleType' ? singleTypePage.to({ uid }, query) : entryPage.to({ uid, id }, query);
}

/** The entries that use a file, as links; of those that the user may not read only the number. */
export function FileUseList({ id }: { readonly id: number }) {
  const intl = useIntl();
  const { data, isError } = useQuery(fileUsesQuery(useLibraryClient(), id));
  if (isError) return <p className={styles['quiet']}>{intl.formatMessage(say.usesFailed)}</p>;
  if (!data) return <Skeleton />;
  const hidden = data.total - data.entries.length;
  if (data.total === 0) return <p className={styles['quiet']}>{intl.formatMessage(say.unused)}</p>;
  return (
    <ul className={styles['uses']}>
      {data.entries.map((use) => (
        <li key={`${use.uid} ${use.id}`}>
          <Link asChild>
            <PanelLink to={addressOf(use)}>
              <bdi>{use.title}</bdi>
            </PanelLink>
          </Link>{' '}
          <span className={styles['quiet']}>
            {use.displayName}
            {use.locale !== null && ` · ${use.locale}`}
          </span>
        </li>
      ))}
      {hidden > 0 && (
        <li className={styles['quiet']}>{intl.formatMessage(say.hiddenUses, { count: hidden })}</li>
      )}
    </ul>
  );
}
