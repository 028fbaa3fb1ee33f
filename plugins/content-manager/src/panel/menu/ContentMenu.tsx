import { Icon, IconButton, Skeleton, TextInput, Tooltip } from '@admin/ui';
import { Hash, Search } from '@admin/ui/icons';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ContentTypeLink } from '../../points.ts';
import { matchesSearch } from '../content-type-links/content-type-links.ts';
import { useContentTypeLinks } from '../content-type-links/use-content-type-links.ts';
import styles from './ContentMenu.module.css';
import { MenuLink, type MenuLinkProps } from './MenuLink.tsx';
import { menuMessages } from './messages.ts';
import { type Favourites, useFavourites } from './use-favourites.ts';

/** The content manager's navigation: the content types that the user may open. */
export function ContentMenu() {
  const intl = useIntl();
  const types = useContentTypeLinks();
  const favourites = useFavourites();
  const [search, setSearch] = useState('');
  const [isCounted, setCounted] = useState(false);
  if (!types) return <MenuSkeleton />;
  const { collectionTypes, singleTypes } = types;
  const isStarred = ({ uid }: ContentTypeLink) => favourites.uids.has(uid);
  const found = (links: readonly ContentTypeLink[]) =>
    links.filter(({ title }) => matchesSearch(title, search));
  const starred = found([...collectionTypes, ...singleTypes].filter(isStarred));
  const sections = [
    ...(starred.length > 0 ? [{ id: 'favourites', label: menuMessages.favourites, links: starred }] : []),
    { id: 'collections', label: menuMessages.collectionTypes, links: found(collectionTypes) },
    { id: 'singles', label: menuMessages.singleTypes, links: found(singleTypes) },
  ];
  const isMissed = search.trim() !== '' && sections.every(({ links }) => links.length === 0);
  const counts = intl.formatMessage(isCounted ? menuMessages.hideCounts : menuMessages.showCounts);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.heading}>{intl.formatMessage(menuMessages.heading)}</h2>
        <Tooltip content={counts} purpose="name" side="bottom">
          <IconButton
            aria-pressed={isCounted}
            icon={Hash}
            label={counts}
            onClick={() => setCounted(!isCounted)}
            size="small"
          />
        </Tooltip>
      </div>
      <div className={styles.search}>
        <TextInput
          aria-label={intl.formatMessage(menuMessages.search)}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || search === '') return;
            // On narrow screens the navigation is in a sheet, which a second Escape closes.
            event.stopPropagation();
            setSearch('');
          }}
          placeholder={intl.formatMessage(menuMessages.search)}
          size="small"
          startSlot={<Icon icon={Search} />}
          type="search"
          value={search}
        />
      </div>
      {sections.map(({ id, label, links }) => (
        <MenuSection
          favourites={favourites}
          isCounted={isCounted}
          key={id}
          label={intl.formatMessage(label)}
          links={links}
        />
      ))}
      <output className={styles.missed}>
        {isMissed && intl.formatMessage(menuMessages.noMatch, { search: search.trim() })}
      </output>
    </>
  );
}

interface MenuSectionProps extends Pick<MenuLinkProps, 'isCounted'> {
  readonly label: string;
  readonly links: readonly ContentTypeLink[];
  readonly favourites: Favourites;
}

function MenuSection({ label, links, favourites, isCounted }: MenuSectionProps) {
  const id = useId();
  const intl = useIntl();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.label}>
        <h3 id={id}>{label}</h3>
        <span className={styles.total}>{intl.formatNumber(links.length)}</span>
      </div>
      <ul className={styles.links}>
        {links.map((link) => (
          <MenuLink
            isCounted={isCounted}
            isFavourite={favourites.uids.has(link.uid)}
            key={link.uid}
            link={link}
            onToggleFavourite={favourites.toggle}
          />
        ))}
      </ul>
    </section>
  );
}

/** The skeleton of the navigation. */
export function MenuSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <Skeleton />
      <Skeleton shape="control" />
      <Skeleton lines={5} />
      <Skeleton lines={3} />
    </div>
  );
}
