import { Root, Thumb } from '@radix-ui/react-switch';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useFieldControl } from '../Field/index.ts';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<typeof Root>,
  'className' | 'style' | 'children' | 'asChild' | 'checked'
> {
  readonly checked?: boolean | undefined;
  /** Text beside the switch, part of what can be clicked. Without it give an `aria-label` or a `Field`. */
  readonly label?: ReactNode;
}

/** On or off. Use it for one setting that stands by itself, and `Checkbox` for one of several. */
export function Switch({ label, checked, ...rest }: SwitchProps) {
  const ownId = useId();
  const isLabelled = label !== undefined && label !== null && label !== '';
  const isOnItsOwn = isLabelled && rest['aria-labelledby'] === undefined;
  const { name, ...control } = useFieldControl(
    isOnItsOwn ? { ...rest, id: rest.id ?? ownId, 'aria-labelledby': `${ownId}-label` } : rest,
  );

  const track = (
    <Root
      {...rest}
      {...control}
      {...(checked === undefined ? {} : { checked })}
      {...(name === undefined ? {} : { name })}
      className={styles.track}
    >
      <Thumb className={styles.thumb} />
    </Root>
  );

  if (!isLabelled) return track;
  return (
    <div className={styles.row} data-disabled={control.disabled}>
      {track}
      <label className={styles.label} htmlFor={control.id} id={`${ownId}-label`}>
        {label}
      </label>
    </div>
  );
}
