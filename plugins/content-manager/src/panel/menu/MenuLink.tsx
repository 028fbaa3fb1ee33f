import { httpRef, usePanelNavAnchor, useService } from '@admin/shell';
import { useFrame } from '@admin/shell/host';
import { iconButtonElement, Skeleton, useTooltip } from '@admin/ui';
import { Star } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useIntl } from 'react-intl';
import type { ContentTypeLink } from '../../points.ts';
import { useCallParameters } from '../address/index.ts';
import { linkAddress } from '../content-type-links/content-type-links.ts';
import { contentTags } from '../schema/index.ts';
import styles from './ContentMenu.module.css';
import { menuMessages } from './messages.ts';
import { PluginQueryContext } from './plugin-query.tsx';

export interface MenuLinkProps {
  readonly link: ContentTypeLink;
  readonly isFavourite: boolean;
  readonly onToggleFavourite: (uid: string) => void;
  /** Shows the number of entries. */
  readonly isCounted: boolean;
}

/** A link to a content type, with an optional number of entries and a star for favorites. */
export function MenuLink({ link, isFavourite, onToggleFavourite, isCounted }: MenuLinkProps) {
  const intl = useIntl();
  const anchor = usePanelNavAnchor();
  const { closeNavigation } = useFrame();
  const query = use(PluginQueryContext);
  const { uid, kind, title } = link;
  const star = intl.formatMessage(isFavourite ? menuMessages.unstar : menuMessages.star, { name: title });
  const tooltip = useTooltip({ content: star, purpose: 'name', side: 'inline-end' });
  return (
    <li className={styles.item}>
      {anchor({
        children: title,
        className: styles.link,
        onClick: closeNavigation,
        title,
        to: linkAddress(link, new URLSearchParams(query)),
      })}
      {isCounted && kind === 'collectionType' && <EntryCount uid={uid} />}
      <span className={styles.star} data-on={isFavourite || undefined}>
        {iconButtonElement({
          ...tooltip.props,
          'aria-pressed': isFavourite,
          icon: Star,
          label: star,
          onClick: (event) => {
            onToggleFavourite(uid);
            tooltip.props.onClick(event);
          },
          ref: tooltip.ref,
          size: 'tiny',
        })}
        {tooltip.layer}
      </span>
    </li>
  );
}

/** The number of entries of a collection type; nothing if the request fails. */
export function EntryCount({ uid }: { /** Uid of the content type. */ readonly uid: string }) {
  const intl = useIntl();
  const http = useService(httpRef);
  const parameters = useCallParameters();
  const query = { page: 1, pageSize: 1, ...parameters };
  const { data, isPending } = useQuery({
    queryKey: [contentTags.entries, uid, 'count', parameters],
    queryFn: async ({ signal }) => {
      const response = await http.call('GET /content-manager/collection-types/:uid', {
        params: { uid },
        query,
        signal,
      });
      return response.pagination;
    },
    retry: false,
  });
  if (isPending)
    return (
      <span className={styles.count}>
        <Skeleton />
      </span>
    );
  if (!data) return null;
  const message = data.totalIsAtLeast === true ? menuMessages.countOfMore : menuMessages.count;
  return <span className={styles.count}>{intl.formatMessage(message, { count: data.total })}</span>;
}
