import type { ReactNode } from 'react';
import styles from './PhoneLines.module.css';

export interface PhoneLinesProps {
  readonly title: ReactNode;
  /** What the second line says of the row, each beside the other. */
  readonly facts: readonly { readonly id: string; readonly content: ReactNode }[];
}

/** A row of a list in two lines, as a phone shows it: its title, and facts about it. */
export function PhoneLines({ title, facts }: PhoneLinesProps) {
  return (
    <span className={styles['lines']}>
      <span className={styles['title']} dir="auto">
        {title}
      </span>
      <span className={styles['facts']}>
        {facts.map(({ id, content }) => (
          <span className={styles['fact']} key={id}>
            {content}
          </span>
        ))}
      </span>
    </span>
  );
}
