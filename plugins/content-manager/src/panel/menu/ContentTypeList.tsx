import { PanelLink } from '@admin/shell';
import { Badge, compareNames } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { ContentTypeLink } from '../../points.ts';
import { useEntryPermissions } from '../permissions/index.ts';
import { linkAddress } from '../content-type-links/content-type-links.ts';
import styles from './ContentTypeList.module.css';
import { menuMessages } from './messages.ts';

export interface ContentTypeListProps {
  readonly links: readonly ContentTypeLink[];
  /** The current query, whose plugin parameters the links keep. */
  readonly search: URLSearchParams;
}

/** Links to content types, sorted by title, with the limits of the user's permissions. */
export function ContentTypeList({ links, search }: ContentTypeListProps) {
  return (
    <ul className={styles.list}>
      {links
        .toSorted((one, other) => compareNames(one.title, other.title))
        .map((link) => (
          <li key={link.uid}>
            <PanelLink className={styles.link} to={linkAddress(link, search)}>
              <span className={styles.title}>{link.title}</span> <Limits link={link} />
            </PanelLink>
          </li>
        ))}
    </ul>
  );
}

/** A badge on types that the user may only read, or in which the user may only edit existing entries. */
function Limits({ link }: { readonly link: ContentTypeLink }) {
  const intl = useIntl();
  const may = useEntryPermissions(link.uid);
  const isReadOnly = !may.create && !may.update && !may.publish && !may.delete;
  if (isReadOnly) return <Badge>{intl.formatMessage(menuMessages.readOnly)}</Badge>;
  if (link.kind === 'singleType' || may.create) return null;
  return <Badge>{intl.formatMessage(menuMessages.existingOnly)}</Badge>;
}
