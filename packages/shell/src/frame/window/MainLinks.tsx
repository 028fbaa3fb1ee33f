import { Tooltip } from '@admin/ui';
import { useIntl } from 'react-intl';
import { IconSlot } from '../../extension/outlets/IconSlot.tsx';
import { SlotOutlet } from '../../extension/outlets/SlotOutlet.tsx';
import { menuLinks } from '../../extension/points/menu-links.ts';
import { useContributionArea } from '../../extension/react/inspection.ts';
import { PanelNavLink } from '../../navigation/PanelNavLink.tsx';
import { navigation, type NavigationProps } from '../../extension/shell-points.ts';
import styles from './MainLinks.module.css';
import { useMainLinks } from '../use-main-links.ts';

/** The main navigation, with the wrappers of plugins. */
export function MainLinks(props: NavigationProps) {
  return <SlotOutlet Default={Links} props={props} slot={navigation} />;
}

/** The permitted links of plugins: `rail` shows icons with tooltips, `list` icons with labels. */
function Links({ shape, onFollow }: NavigationProps) {
  const intl = useIntl();
  const areaRef = useContributionArea(menuLinks);
  return (
    <ul className={styles.links} data-shape={shape}>
      {useMainLinks().map((link) => {
        const label = intl.formatMessage(link.label);
        const anchor = (
          <PanelNavLink aria-label={label} className={styles.link} onClick={onFollow} to={link.to}>
            <IconSlot contribution={link} icon={link.icon} size={18} />
            {shape === 'list' && <span>{label}</span>}
          </PanelNavLink>
        );
        return (
          <li key={link.contributionId} ref={areaRef(link)}>
            {shape === 'rail' ? (
              <Tooltip content={label} purpose="name" side="inline-end">
                {anchor}
              </Tooltip>
            ) : (
              anchor
            )}
          </li>
        );
      })}
    </ul>
  );
}
