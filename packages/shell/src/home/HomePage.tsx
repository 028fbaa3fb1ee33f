import { EmptyState } from '@admin/ui';
import { Lock } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { IconSlot } from '../extension/outlets/IconSlot.tsx';
import { ZoneOutlet } from '../extension/outlets/ZoneOutlet.tsx';
import { menuLinks } from '../extension/points/menu-links.ts';
import { useContributionArea } from '../extension/react/inspection.ts';
import { homeSections } from '../extension/shell-points.ts';
import styles from './HomePage.module.css';
import { frameMessages } from '../frame/messages.ts';
import { PageHeader } from '../frame/page/PageHeader.tsx';
import { GuidedTour } from '../tour/GuidedTour.tsx';
import { TutorialLinks } from './TutorialLinks.tsx';
import { useMainLinks } from '../frame/use-main-links.ts';
import { sessionRef } from '../service-refs.ts';
import { useStore } from '../extension/react/use-service.ts';
import { PanelLink } from '../navigation/PanelLink.tsx';

const noProps = {};

/** The page after the sign-in: links to the parts of the panel. */
export function HomePage() {
  const intl = useIntl();
  const areaRef = useContributionArea(menuLinks);
  const name = useStore(sessionRef, ({ user }) => user?.firstname ?? '');
  const links = useMainLinks();
  const title = name
    ? intl.formatMessage(frameMessages.greeting, { name })
    : intl.formatMessage(frameMessages.greetingUnnamed);
  const isEmpty = links.length === 0;
  return (
    <>
      <PageHeader
        subtitle={isEmpty ? undefined : intl.formatMessage(frameMessages.homeSubtitle)}
        title={title}
        windowTitle={intl.formatMessage(frameMessages.home)}
      />
      <GuidedTour />
      {isEmpty ? (
        <EmptyState
          body={intl.formatMessage(frameMessages.homeEmptyBody)}
          icon={Lock}
          title={intl.formatMessage(frameMessages.homeEmptyTitle)}
        />
      ) : (
        <ul className={styles.cards}>
          {links.map((link) => (
            <li key={link.contributionId} ref={areaRef(link)}>
              <PanelLink className={styles.card} to={link.to}>
                <IconSlot contribution={link} icon={link.icon} size={16} />
                {intl.formatMessage(link.label)}
              </PanelLink>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.sections}>
        <ZoneOutlet props={noProps} zone={homeSections} />
      </div>
      <TutorialLinks />
    </>
  );
}
