import { PanelNavLink } from '@admin/shell';
import { useFrame } from '@admin/shell/host';
import { Icon, VisuallyHidden } from '@admin/ui';
import { Lock } from '@admin/ui/icons';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { frameMessages } from './messages.ts';
import styles from './SettingsMenu.module.css';
import type { SettingsMenuGroup, SettingsPage } from './use-settings-menu.ts';

/** The navigation of the settings: the pages that the user may open; sections without any are left out. */
export function SettingsMenu({ groups }: { readonly groups: readonly SettingsMenuGroup[] }) {
  const intl = useIntl();
  return (
    <>
      <h2 className={styles.heading}>{intl.formatMessage(frameMessages.heading)}</h2>
      {groups.map(({ section, pages }) => {
        const open = pages.filter(({ access, isLinked }) => access === 'granted' && isLinked);
        if (open.length === 0) return null;
        return <MenuSection key={section.id} label={intl.formatMessage(section.label)} pages={open} />;
      })}
    </>
  );
}

function MenuSection({ label, pages }: { readonly label: string; readonly pages: readonly SettingsPage[] }) {
  const id = useId();
  const intl = useIntl();
  const { closeNavigation } = useFrame();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 className={styles.label} id={id}>
        {label}
      </h3>
      <ul className={styles.links}>
        {pages.map(({ entry, address }) => (
          <li key={entry.contributionId}>
            <PanelNavLink className={styles.link} onClick={closeNavigation} to={address}>
              <span className={styles.text}>{intl.formatMessage(entry.label)}</span>
              {entry.locked && (
                <>
                  <Icon icon={Lock} size="small" tone="muted" />
                  <VisuallyHidden>({intl.formatMessage(frameMessages.locked)})</VisuallyHidden>
                </>
              )}
            </PanelNavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
