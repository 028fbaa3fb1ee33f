import { PanelLink } from '@admin/shell';
import type { ContentType } from '@admin/content-model';
import { Badge, Link } from '@admin/ui';
import { useIntl } from 'react-intl';
import { useLocation, type Location } from 'react-router-dom';
import type { Version } from './entry-versions.ts';
import styles from './EntryLocales.module.css';
import { entryMessages } from './messages.ts';
import { versionAddress } from './version-address.ts';

export interface VersionLineProps {
  readonly contentType: ContentType;
  readonly version: Version;
  /** True if the type has draft and publish. */
  readonly hasDrafts: boolean;
  /** True if the user may open the version. */
  readonly isOpen: boolean;
}

/** A locale version of an entry, with its status. */
export function VersionLine({ contentType, version, hasDrafts, isOpen }: VersionLineProps) {
  const intl = useIntl();
  const { state } = useLocation() as Location<unknown>;
  const { locale, id, publishedAt, isCurrent } = version;
  const isPublished = publishedAt !== null;
  const isLink = isOpen && !isCurrent && id !== null;
  return (
    <li className={styles.version}>
      {isLink ? (
        <Link asChild>
          <PanelLink
            className={styles.name}
            stateFrom={() => state}
            to={versionAddress(contentType, locale.code, id)}
          >
            {locale.name}
          </PanelLink>
        </Link>
      ) : (
        <span aria-current={isCurrent ? 'true' : undefined} className={styles.name}>
          {locale.name}
        </span>
      )}
      {id === null ? (
        <Badge>{intl.formatMessage(entryMessages.unsaved)}</Badge>
      ) : (
        hasDrafts && (
          <Badge marker="dot" tone={isPublished ? 'success' : 'neutral'}>
            {intl.formatMessage(isPublished ? entryMessages.published : entryMessages.draft)}
          </Badge>
        )
      )}
    </li>
  );
}
