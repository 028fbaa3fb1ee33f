import type { ReactNode } from 'react';
import styles from './foundations.module.css';

export interface PageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A foundations page with heading, introduction and sections. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  );
}

/** A section of a foundations page. */
export function Section({ title, lead, children }: PageProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.sublead}>{lead}</p>
      {children}
    </section>
  );
}
