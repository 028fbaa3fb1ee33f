import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFrame } from '../frame-context.ts';
import styles from './SectionLayout.module.css';

export interface SectionLayoutProps {
  /** The navigation of the section, at most 232 px wide. */
  readonly nav: ReactNode;
  /** Names the navigation for screen readers. */
  readonly navLabel: string;
  readonly children: ReactNode;
}

/**
 * A part of the panel with its own navigation beside the page. On a narrow screen the navigation is in the frame's
 * sheet, below the main links.
 */
export function SectionLayout({ nav, navLabel, children }: SectionLayoutProps) {
  const { narrow, navigationSlot } = useFrame();
  const navigation = (
    <nav aria-label={navLabel} className={styles.nav}>
      {nav}
    </nav>
  );
  return (
    <div className={styles.section}>
      {!narrow && <aside className={styles.aside}>{navigation}</aside>}
      {narrow && navigationSlot && createPortal(navigation, navigationSlot)}
      <div className={styles.page}>{children}</div>
    </div>
  );
}
