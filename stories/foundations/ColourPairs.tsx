import type { CSSProperties } from 'react';
import { Icon } from '@admin/ui';
import { Check, X } from '@admin/ui/icons';
import styles from './foundations.module.css';
import { contrastRatio, paintedColour } from './painted-colour.ts';
import { usePainted } from './use-painted.ts';

export interface ColourPair {
  readonly text: string;
  readonly surface: string;
  /** Required contrast ratio. */
  readonly minRatio: number;
}

export interface ColourPairsProps {
  readonly pairs: readonly ColourPair[];
}

/** Shows texts on surfaces with the contrast of the rendered colours. */
export function ColourPairs({ pairs }: ColourPairsProps) {
  return (
    <ul className={styles.pairs}>
      {pairs.map((pair) => (
        <Pair key={`${pair.text}${pair.surface}`} {...pair} />
      ))}
    </ul>
  );
}

function Pair({ text, surface, minRatio }: ColourPair) {
  const [ref, ratio] = usePainted<HTMLLIElement, number>((element) =>
    contrastRatio(paintedColour(element, text), paintedColour(element, surface)),
  );
  const colours: CSSProperties & Record<'--colour' | '--ground', string> = {
    '--colour': `var(${text})`,
    '--ground': `var(${surface})`,
  };
  const isEnough = ratio !== null && ratio >= minRatio;
  return (
    <li className={styles.pair} ref={ref} style={colours}>
      <span className={styles.sample}>
        Aa <span className={styles.sampleText}>The dough rests overnight</span>
      </span>
      <span className={styles.names}>
        <code className={styles.name}>{text.slice(2)}</code>
        <span className={styles.value}>on {surface.slice(2)}</span>
      </span>
      <span className={styles.ratio}>
        {ratio !== null && (
          <>
            <Icon
              icon={isEnough ? Check : X}
              label={isEnough ? 'Enough contrast' : 'Too little contrast'}
              size="small"
              tone={isEnough ? 'success' : 'danger'}
            />
            {ratio.toFixed(1)}
          </>
        )}
      </span>
    </li>
  );
}
