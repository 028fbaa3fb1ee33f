import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons.ts';
import { IconButton } from '../IconButton/index.ts';
import styles from './Banner.module.css';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerLabels {
  readonly dismiss: string;
}

const english: BannerLabels = { dismiss: 'Dismiss' };

export interface BannerProps {
  /** @defaultValue 'info' */
  readonly tone?: BannerTone | undefined;
  readonly title: ReactNode;
  /** Details: what happened and what the user can do about it. */
  readonly children?: ReactNode;
  /** Buttons or links below the text. */
  readonly actions?: ReactNode;
  /** Called when the user presses the dismiss button, which is shown only if this is set. The caller removes the banner. */
  readonly onDismiss?: (() => void) | undefined;
  /** How screen readers announce a banner that appears after the page has loaded. @defaultValue 'assertive' for `danger`, otherwise 'polite' */
  readonly announce?: 'off' | 'polite' | 'assertive' | undefined;
  readonly labels?: Partial<BannerLabels> | undefined;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;
const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A persistent message about the content below it, with optional actions. */
export function Banner({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
  announce = tone === 'danger' ? 'assertive' : 'polite',
  labels,
}: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone} role={roles[announce]}>
      <span className={styles.icon}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss !== undefined && (
        <span className={styles.dismiss}>
          <IconButton icon={X} size="small" label={labels?.dismiss ?? english.dismiss} onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}
