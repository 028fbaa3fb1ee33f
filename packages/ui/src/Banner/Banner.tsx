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
  /** What happened, what was kept, what can be done. */
  readonly children?: ReactNode;
  /** Buttons or links under the text. */
  readonly actions?: ReactNode;
  /** Shows a button that calls this; the caller takes the banner away. */
  readonly onDismiss?: (() => void) | undefined;
  /** How a banner that appears later is announced. @defaultValue 'assertive' for danger, else 'polite' */
  readonly announce?: 'off' | 'polite' | 'assertive' | undefined;
  readonly labels?: Partial<BannerLabels> | undefined;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;
const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A message that stays in the page: the state of what is below it, with what to do about it. */
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
