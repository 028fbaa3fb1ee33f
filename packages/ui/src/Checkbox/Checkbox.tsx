import { Indicator, Root } from '@radix-ui/react-checkbox';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useFieldControl } from '../Field/index.ts';
import { Check, Minus } from '../icons.ts';
import { Icon } from '../Icon/index.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<typeof Root>,
  'className' | 'style' | 'children' | 'asChild' | 'checked'
> {
  /** `indeterminate`: some of what the box stands for is chosen. */
  readonly checked?: boolean | 'indeterminate' | undefined;
  /** Text beside the box, part of what can be clicked. Without it give an `aria-label` or a `Field`. */
  readonly label?: ReactNode;
  /** Second line under the label. */
  readonly hint?: ReactNode;
}

/** A choice that can be yes, no or, for a group, partly. It takes effect when the form is saved; see `Switch`. */
export function Checkbox({ label, hint, checked, ...rest }: CheckboxProps) {
  const ownId = useId();
  const { name, ...control } = useFieldControl(
    hasContent(label)
      ? { ...rest, id: rest.id ?? ownId, 'aria-labelledby': rest['aria-labelledby'] ?? `${ownId}-label` }
      : rest,
  );
  const describedBy = [control['aria-describedby'], hasContent(hint) && `${ownId}-hint`]
    .filter(Boolean)
    .join(' ');

  const box = (
    <Root
      {...rest}
      {...control}
      {...(checked === undefined ? {} : { checked })}
      {...(name === undefined ? {} : { name })}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      className={styles.box}
    >
      <Indicator className={styles.mark} forceMount>
        <span className={styles.check}>
          <Icon icon={Check} size="small" />
        </span>
        <span className={styles.dash}>
          <Icon icon={Minus} size="small" />
        </span>
      </Indicator>
    </Root>
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
