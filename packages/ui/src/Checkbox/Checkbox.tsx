import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { useFieldControl } from '../Field/index.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className' | 'style' | 'children' | 'checked' | 'onChange'
> {
  /** `indeterminate` means that some of the represented items are selected. */
  readonly checked?: boolean | 'indeterminate' | undefined;
  /** Called with the new state. An indeterminate checkbox changes to `true`. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Clickable text next to the box. Without it, provide an `aria-label` or a `Field`. */
  readonly label?: ReactNode;
  /** Help text below the label. */
  readonly hint?: ReactNode;
}

/** Class of the `<input>`, which draws the box and its mark. A table renders one in each row without the component. */
export const checkboxClass = styles.input;

/** Selects an option, or all or some items of a group. For settings that apply immediately, use `Switch`. */
export function Checkbox({ label, hint, checked, onCheckedChange, ref, ...rest }: CheckboxProps) {
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // `indeterminate` is a DOM property without an attribute, and each click resets it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'indeterminate';
  });
  const control = useFieldControl(
    hasContent(label)
      ? { ...rest, id: rest.id ?? ownId, 'aria-labelledby': rest['aria-labelledby'] ?? `${ownId}-label` }
      : rest,
  );
  const describedBy = [control['aria-describedby'], hasContent(hint) && `${ownId}-hint`]
    .filter(Boolean)
    .join(' ');

  const box = (
    <input
      {...rest}
      {...control}
      {...(checked === undefined ? {} : { checked: checked === true })}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      className={checkboxClass}
      onChange={(event) => onCheckedChange?.(event.target.checked)}
      ref={input}
      type="checkbox"
    />
  );

  if (!hasContent(label)) return box;
  return (
    <div className={styles.row} data-disabled={control.disabled}>
      {box}
      <div className={styles.texts}>
        <label className={styles.label} htmlFor={control.id} id={`${ownId}-label`}>
          {label}
        </label>
        {hasContent(hint) && (
          <div className={styles.hint} id={`${ownId}-hint`}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
