import { Tooltip } from '@admin/ui';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useStore } from 'zustand';
import { IconSlot } from '../extension/outlets/IconSlot.tsx';
import { useContributions } from '../extension/react/use-registry.ts';
import { menuLinks } from '../extension/points/menu-links.ts';
import { isGranted } from '../permissions/permission-store.ts';
import { useShell } from '../shell-context.ts';
import styles from './MainLinks.module.css';

export interface MainLinksProps {
  /** `rail` shows icons with tooltips, `list` icons with their words. */
  readonly shape: 'rail' | 'list';
  readonly onFollow?: () => void;
}

/** The main navigation: what the plugins contribute and the user may open. */
export function MainLinks({ shape, onFollow }: MainLinksProps) {
  const intl = useIntl();
  const links = useContributions(menuLinks);
  const granted = useStore(useShell().permissions, (state) => state.granted);
  return (
    <ul className={styles.links} data-shape={shape}>
      {links
        .filter((link) => isGranted(granted, link.requires))
        .map((link) => {
          const label = intl.formatMessage(link.label);
          const anchor = (
            <NavLink aria-label={label} className={styles.link ?? ''} onClick={onFollow} to={link.to}>
              <IconSlot contribution={link} icon={link.icon} size={18} />
              {shape === 'list' && <span>{label}</span>}
            </NavLink>
          );
          return (
            <li key={link.contributionId}>
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
