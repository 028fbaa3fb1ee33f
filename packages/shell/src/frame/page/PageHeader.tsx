import { Icon } from '@admin/ui';
import { ArrowLeft } from '@admin/ui/icons';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { usePageTitle } from '../navigation/RouteAnnouncer.tsx';
import { leadingBack } from '../../navigation/way-back.ts';
import styles from './PageHeader.module.css';
import { PanelLink } from '../../navigation/PanelLink.tsx';

export interface PageHeaderProps {
  readonly title: string;
  /** The document title. @default the title of the page */
  readonly windowTitle?: string;
  /** Marks the document title: the page has unsaved changes. */
  readonly isUnsaved?: boolean;
  /** One line below the title; hidden while the header is shrunk. */
  readonly subtitle?: ReactNode;
  readonly back?: {
    readonly to: string;
    readonly label: string;
    /** The history state of the previous page. */
    readonly state?: unknown;
  };
  /** Buttons; the primary one last. */
  readonly actions?: ReactNode;
}

/**
 * The header of a page: back link, title and actions. It stays at the top and shrinks once the page is scrolled; the
 * freed space stays empty, so that nothing moves under the pointer.
 */
export function PageHeader({
  title,
  windowTitle = title,
  isUnsaved = false,
  subtitle,
  back,
  actions,
}: PageHeaderProps) {
  usePageTitle(windowTitle, { isUnsaved });
  const sentinel = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLElement>(null);
  /** The height of the whole header while it is shrunk, pixels. */
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (!sentinel.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      const isShrunk = entry?.isIntersecting === false;
      setHeight((before) => (isShrunk ? (before ?? header.current?.offsetHeight ?? 0) : null));
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!header.current) return;
    const left = height === null ? 0 : height - header.current.offsetHeight;
    header.current.style.marginBlockEnd = `${left}px`;
  }, [height]);
  return (
    <>
      <div className={styles.sentinel} ref={sentinel} />
      <header className={styles.header} data-shrunk={height !== null || undefined} ref={header}>
        <div className={styles.heading}>
          {back && (
            <PanelLink className={styles.back} stateFrom={() => leadingBack(back.state)} to={back.to}>
              <Icon icon={ArrowLeft} />
              {back.label}
            </PanelLink>
          )}
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
    </>
  );
}
