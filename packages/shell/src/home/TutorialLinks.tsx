import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ZoneOutlet } from '../extension/outlets/ZoneOutlet.tsx';
import { useRuntime } from '../extension/react/runtime-context.ts';
import { useContributions } from '../extension/react/use-registry.ts';
import { adminTutorialLinks, type TutorialLinksProps } from '../extension/shell-points.ts';
import { frameMessages } from '../frame/messages.ts';
import styles from './TutorialLinks.module.css';

const shown: TutorialLinksProps = { showTutorials: true };

/** The tutorials of plugins on the home page; nothing if there are none, or the host disables them. */
export function TutorialLinks() {
  const intl = useIntl();
  const headingId = useId();
  const isOffered = useContributions(adminTutorialLinks).length > 0;
  const { showTutorials = true } = useRuntime().config;
  if (!isOffered || !showTutorials) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 className={styles.heading} id={headingId}>
        {intl.formatMessage(frameMessages.learnMore)}
      </h2>
      <div className={styles.links}>
        <ZoneOutlet props={shown} zone={adminTutorialLinks} />
      </div>
    </section>
  );
}
