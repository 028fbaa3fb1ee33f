import { useLayoutEffect, useRef } from 'react';
import type { Choice } from '../../role-permissions/cell-permissions.ts';
import styles from './MatrixBox.module.css';

export interface MatrixBoxProps {
  /** Accessible name. */
  readonly name: string;
  readonly choice: Choice;
  readonly disabled: boolean;
  /** Why it is disabled, where that is not plain from the page. */
  readonly title?: string | undefined;
  readonly onToggle: () => void;
}

/**
 * A box of the matrix: the browser's own, drawn as all others. A page has hundreds of them, and a press on a
 * column changes sixty at once, which has to be done within a frame.
 */
export function MatrixBox({ name, choice, disabled, title, onToggle }: MatrixBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = choice === 'some';
  }, [choice]);
  return (
    <input
      aria-label={name}
      checked={choice === 'all'}
      className={styles.box}
      disabled={disabled}
      onChange={onToggle}
      ref={box}
      tabIndex={-1}
      title={title}
      type="checkbox"
    />
  );
}
