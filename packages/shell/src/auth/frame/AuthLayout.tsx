import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '../../frame/navigation/RouteAnnouncer.tsx';
import { ProductLogo } from '../../frame/product/ProductLogo.tsx';
import type { MessageDescriptor } from '../../messages/message.ts';
import { PanelLink } from '../../navigation/PanelLink.tsx';
import styles from './AuthLayout.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';

export interface AuthLayoutProps {
  readonly title: string;
  /** The document title. @default the title of the page */
  readonly windowTitle?: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages before sign-in: logo, one card, and the language field at the top. */
export function AuthLayout({ title, windowTitle = title, subtitle, children }: AuthLayoutProps) {
  usePageTitle(windowTitle);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <LanguageSelect />
      </header>
      <main className={styles.card}>
        <ProductLogo area="auth" />
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
      </main>
    </div>
  );
}

/** A link between pages of the sign-in area, below the description of the page. */
export function AuthLink({ to, label }: { readonly to: string; readonly label: MessageDescriptor }) {
  const intl = useIntl();
  return (
    <p className={styles.line}>
      <PanelLink className={styles.link} to={to}>
        {intl.formatMessage(label)}
      </PanelLink>
    </p>
  );
}
