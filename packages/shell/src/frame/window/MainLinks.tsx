import { Tooltip } from '@admin/ui';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { IconSlot } from '../../extension/outlets/IconSlot.tsx';
import styles from './MainLinks.module.css';
import { useMainLinks } from './use-main-links.ts';

export interface MainLinksProps {
  /** `rail` shows icons with tooltips, `list` icons with their words. */
  readonly shape: 'rail' | 'list';
  /** Called when a link is followed, wherever it leads. */
  readonly onFollow?: () => void;
}

/** The main navigation: what the plugins contribute and the user may open. */
export function MainLinks({ shape, onFollow }: MainLinksProps) {
  const intl = useIntl();
  return (
    <ul className={styles.links} data-shape={shape}>
      {useMainLinks().map((link) => {
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
