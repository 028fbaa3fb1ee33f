import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useFieldControl } from '../Field/index.ts';
import styles from './TextArea.module.css';

export interface TextAreaProps extends Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'rows'
> {
  /** Minimum number of visible lines. */
  readonly rows?: number | undefined;
  /** `code` uses a monospaced font and disables spell checking and line wrapping. */
  readonly variant?: 'text' | 'code' | undefined;
}

/** A multi-line text input. It grows with its content up to a maximum height, then scrolls. */
export function TextArea({ rows = 3, variant = 'text', ...rest }: TextAreaProps) {
  const control = useFieldControl(rest);
  const writing = variant === 'code' ? ({ spellCheck: false, wrap: 'off', dir: 'ltr' } as const) : {};
  const smallest: CSSProperties & Record<'--area-rows', number> = { '--area-rows': rows };
  return (
    <textarea
      {...writing}
      {...rest}
      {...control}
      className={styles.area}
      data-invalid={control['aria-invalid']}
      data-variant={variant}
      required={undefined}
      rows={rows}
      style={smallest}
    />
  );
}
