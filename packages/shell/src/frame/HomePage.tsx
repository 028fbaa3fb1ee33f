import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { menuLinks } from '../extension/points/menu-links.ts';
import { IconSlot } from '../extension/outlets/IconSlot.tsx';
import { useContributions } from '../extension/react/use-registry.ts';
import { isGranted } from '../permissions/permission-store.ts';
import { useSession, useShell } from '../shell-context.ts';
import styles from './HomePage.module.css';
import { frameMessages } from './messages.ts';
import { PageHeader } from './PageHeader.tsx';

/** The first page after signing in: the ways on from here. */
export function HomePage() {
  const intl = useIntl();
  const name = useSession(({ user }) => user?.firstname ?? '');
  const links = useContributions(menuLinks);
  const granted = useStore(useShell().permissions, (state) => state.granted);
  return (
    <>
      <PageHeader
        subtitle={intl.formatMessage(frameMessages.homeSubtitle)}
        title={intl.formatMessage(frameMessages.greeting, { name })}
      />
      <ul className={styles.cards}>
        {links
          .filter((link) => isGranted(granted, link.requires))
          .map((link) => (
            <li key={link.contributionId}>
              <Link className={styles.card} to={link.to}>
                <IconSlot contribution={link} icon={link.icon} size={18} />
                {intl.formatMessage(link.label)}
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
