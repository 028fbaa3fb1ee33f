import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useFieldControl } from '../Field/index.ts';
import styles from './TextArea.module.css';

export interface TextAreaProps extends Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'rows'
> {
  /** Lines shown while there is little text; the area grows with it. */
  readonly rows?: number | undefined;
  /** `code` sets the text in the monospaced face, without spelling and line wrapping. */
  readonly variant?: 'text' | 'code' | undefined;
}

/** Several lines of text. Grows with its content up to most of the window's height, then scrolls. */
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
