import type { ReactNode } from 'react';
import { usePageTitle } from '../../frame/arrival/use-page-title.ts';
import { ProductLogo } from '../../frame/product/ProductLogo.tsx';
import styles from './AuthLayout.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';

export interface AuthLayoutProps {
  readonly title: string;
  /** What the window is called, where that is not the title. */
  readonly windowTitle?: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page that is seen before signing in: logo, one card, the language at the top. */
export function AuthLayout({ title, windowTitle = title, subtitle, children }: AuthLayoutProps) {
  usePageTitle(windowTitle);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <LanguageSelect />
      </header>
      <main className={styles.card}>
        <ProductLogo place="auth" />
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
      </main>
    </div>
  );
}
