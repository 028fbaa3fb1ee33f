import { Icon } from '@admin/ui';
import { ArrowLeft } from '@admin/ui/icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../arrival/use-page-title.ts';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  readonly title: string;
  /** What the window is called, where that is not the title. */
  readonly windowTitle?: string;
  /** Marks the window's title: something on the page would be lost. */
  readonly isUnsaved?: boolean;
  /** One line under the title; hidden while the header is shrunk. */
  readonly subtitle?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  /** Buttons; the main one last. */
  readonly actions?: ReactNode;
}

/**
 * The head of a page: where it came from, what it is, what can be done. It stays at the top and shrinks
 * once the page has been scrolled.
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
  const [shrunk, setShrunk] = useState(false);
  useEffect(() => {
    if (!sentinel.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setShrunk(entry?.isIntersecting === false));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div className={styles.sentinel} ref={sentinel} />
      <header className={styles.header} data-shrunk={shrunk || undefined}>
        <div className={styles.heading}>
          {back && (
            <Link className={styles.back} to={back.to}>
              <Icon icon={ArrowLeft} />
              {back.label}
            </Link>
          )}
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
    </>
  );
}
