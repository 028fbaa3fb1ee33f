import { Badge, Icon, TextInput } from '@admin/ui';
import { Search } from '@admin/ui/icons';
import { useFrame } from '@admin/shell';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { NavLink, useSearchParams } from 'react-router-dom';
import type { ContentTypeLink } from '../../points.ts';
import styles from './ContentMenu.module.css';
import { linkAddress, matchesSearch } from './content-type-links.ts';
import { MenuSkeleton } from './MenuSkeleton.tsx';
import { menuMessages } from './messages.ts';
import { useContentTypeLinks } from './use-content-type-links.ts';

/** The content manager's navigation: the content types that the user may open. */
export function ContentMenu() {
  const intl = useIntl();
  const types = useContentTypeLinks();
  const [search, setSearch] = useState('');
  if (!types) return <MenuSkeleton />;
  const { collectionTypes, singleTypes } = types;
  const found = (links: readonly ContentTypeLink[]) =>
    links.filter(({ title }) => matchesSearch(title, search));
  const sections = [
    { id: 'collections', label: menuMessages.collectionTypes, links: found(collectionTypes) },
    { id: 'singles', label: menuMessages.singleTypes, links: found(singleTypes) },
  ];
  const isMissed = search.trim() !== '' && sections.every(({ links }) => links.length === 0);
  return (
    <>
      <h2 className={styles.heading}>{intl.formatMessage(menuMessages.heading)}</h2>
      <div className={styles.search}>
        <TextInput
          aria-label={intl.formatMessage(menuMessages.search)}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || search === '') return;
            // On a narrow screen the navigation stands in a sheet, which a second Escape closes.
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
        <MenuSection key={id} label={intl.formatMessage(label)} links={links} />
      ))}
      <output className={styles.missed}>
        {isMissed && intl.formatMessage(menuMessages.noMatch, { search: search.trim() })}
      </output>
    </>
  );
}

function MenuSection({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly ContentTypeLink[];
}) {
  const id = useId();
  const { closeNavigation } = useFrame();
  const [current] = useSearchParams();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.label}>
        <h3 id={id}>{label}</h3>
        <Badge>{links.length}</Badge>
      </div>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.uid}>
            <NavLink
              className={styles.link ?? ''}
              onClick={closeNavigation}
              title={link.title}
              to={linkAddress(link, current)}
            >
              {link.title}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
