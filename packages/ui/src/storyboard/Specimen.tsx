import type { ReactNode } from 'react';
import styles from './Specimen.module.css';

export interface SpecimensProps {
  readonly children: ReactNode;
  /** `row` places small components side by side; `grid` places form controls in equal columns. */
  readonly arrangement?: 'row' | 'grid' | undefined;
}

/** Layout of a States story: each variant of a component with its caption. */
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

/** A variant of a component with a caption. */
export function Specimen({ caption, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <div className={styles.caption}>{caption}</div>
      <div className={styles.subject}>{children}</div>
    </div>
  );
}

/** Limits a single control to the width of a form column. */
export function FormColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
