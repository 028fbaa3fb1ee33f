import type { CSSProperties } from 'react';
import type { StageSummary } from '../../contract.ts';
import styles from './StageTag.module.css';

type StageStyle = CSSProperties & Record<'--stage-color', string>;

/** The color of a stage as a dot. The name of the stage must be next to it. */
export function StageDot({ color }: { readonly color: string }) {
  return (
    <span aria-hidden="true" className={styles['dot']} style={{ '--stage-color': color } as StageStyle} />
  );
}

/** A stage: its name on a tint of its color. The text has the same contrast on every color. */
export function StageTag({
  stage: { name, color },
}: {
  readonly stage: Pick<StageSummary, 'name' | 'color'>;
}) {
  return (
    <span className={styles['tag']} style={{ '--stage-color': color } as StageStyle}>
      <span aria-hidden="true" className={styles['dot']} />
      <bdi className={styles['name']}>{name}</bdi>
    </span>
  );
}
