import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  readonly title: ReactNode;
  /** One or two lines below the title. */
  readonly description?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A card of a page with a heading. */
export function Section({ title, description, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** A card of a page without a heading, as on a page with only one card. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
