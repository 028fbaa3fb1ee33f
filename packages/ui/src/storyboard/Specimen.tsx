import type { ReactNode } from 'react';
import styles from './Specimen.module.css';

export interface SpecimensProps {
  readonly children: ReactNode;
  /** `row` for small things side by side, `grid` for form controls in equal columns. */
  readonly arrangement?: 'row' | 'grid' | undefined;
}

/** The board of a States story: every look of one component, each with its caption. */
export function Specimens({ children, arrangement = 'grid' }: SpecimensProps) {
  return (
    <div className={styles.board} data-arrangement={arrangement}>
      {children}
    </div>
  );
}

export interface SpecimenProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/** One look of a component and what it is called. */
export function Specimen({ caption, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <div className={styles.caption}>{caption}</div>
      <div className={styles.subject}>{children}</div>
    </div>
  );
}

/** A single control at the width that it has in a form, for stories that show nothing else. */
export function FormColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
