import { PanelNavLink, useFrame } from '@admin/shell';
import { IconButton, Tooltip } from '@admin/ui';
import { Star } from '@admin/ui/icons';
import { use } from 'react';
import { useIntl } from 'react-intl';
import type { ContentTypeLink } from '../../points.ts';
import styles from './ContentMenu.module.css';
import { linkAddress } from '../content-type-links/content-type-links.ts';
import { EntryCount } from './EntryCount.tsx';
import { KeptQueryContext } from './kept-query.ts';
import { menuMessages } from './messages.ts';

export interface MenuLinkProps {
  readonly link: ContentTypeLink;
  readonly isFavourite: boolean;
  readonly onToggleFavourite: (uid: string) => void;
  /** Whether somebody wants to know how many entries there are. */
  readonly isCounted: boolean;
}

/** The way to a content type, how many entries it has when that is asked for, and the star that keeps it at the top. */
export function MenuLink({ link, isFavourite, onToggleFavourite, isCounted }: MenuLinkProps) {
  const intl = useIntl();
  const { closeNavigation } = useFrame();
  const kept = use(KeptQueryContext);
  const { uid, kind, title } = link;
  const star = intl.formatMessage(isFavourite ? menuMessages.unstar : menuMessages.star, { name: title });
  return (
    <li className={styles.item}>
      <PanelNavLink
        className={styles.link}
        onClick={closeNavigation}
        title={title}
        to={linkAddress(link, new URLSearchParams(kept))}
      >
        {title}
      </PanelNavLink>
      {isCounted && kind === 'collectionType' && <EntryCount uid={uid} />}
      <span className={styles.star} data-on={isFavourite || undefined}>
        <Tooltip content={star} purpose="name" side="inline-end">
          <IconButton
            aria-pressed={isFavourite}
            icon={Star}
            label={star}
            onClick={() => onToggleFavourite(uid)}
            size="tiny"
          />
        </Tooltip>
      </span>
    </li>
  );
}
