import type { CSSProperties } from 'react';
import styles from './foundations.module.css';
import { colourText, paintedColour } from './painted-colour.ts';
import { usePainted } from './use-painted.ts';

export interface SwatchesProps {
  /** Custom properties, for example `--surface-page`. */
  readonly names: readonly string[];
}

/** Shows colours with their names and values in the current theme. */
export function Swatches({ names }: SwatchesProps) {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </ul>
  );
}

function Swatch({ name }: { readonly name: string }) {
  const [ref, value] = usePainted<HTMLLIElement, string>((element) =>
    colourText(paintedColour(element, name)),
  );
  const colour: CSSProperties & Record<'--colour', string> = { '--colour': `var(${name})` };
  return (
    <li className={styles.swatch} ref={ref} style={colour}>
      <div className={styles.patch} />
      <code className={styles.name}>{name.slice(2)}</code>
      <span className={styles.value}>{value}</span>
    </li>
  );
}
