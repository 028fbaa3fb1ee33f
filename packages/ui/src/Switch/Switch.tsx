import {
  Thumb,
  unstable_Provider as Root,
  unstable_Trigger as Track,
  type SwitchProps as RootProps,
} from '@radix-ui/react-switch';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { useFieldControl } from '../Field/index.ts';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<
  RootProps,
  'className' | 'style' | 'children' | 'asChild' | 'checked'
> {
  readonly checked?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  /** Clickable text next to the switch. Without it, provide an `aria-label` or a `Field`. */
  readonly label?: ReactNode;
}

/**
 * Turns a single setting on or off. To select one of several options, use `Checkbox`.
 *
 * It is composed of Radix parts that measure nothing: the complete Radix switch forces a layout while it renders in a
 * form.
 */
export function Switch({
  label,
  checked,
  defaultChecked = false,
  onCheckedChange,
  required,
  value = 'on',
  form,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const [ownChecked, setOwnChecked] = useState(defaultChecked);
  const isOn = checked ?? ownChecked;
  const isLabelled = label !== undefined && label !== null && label !== '';
  const isNamedByLabel = isLabelled && rest['aria-labelledby'] === undefined;
  const { name, ...control } = useFieldControl(
    isNamedByLabel ? { ...rest, id: rest.id ?? ownId, 'aria-labelledby': `${ownId}-label` } : rest,
  );

  const track = (
    <>
      <Root
        checked={isOn}
        disabled={control.disabled}
        form={form}
        onCheckedChange={(next) => {
          setOwnChecked(next);
          onCheckedChange?.(next);
        }}
        required={required}
        value={value}
      >
        <Track {...rest} {...control} className={styles.track}>
          <Thumb className={styles.thumb} />
        </Track>
      </Root>
      {name !== undefined && isOn && (
        <input disabled={control.disabled} form={form} name={name} type="hidden" value={value} />
      )}
    </>
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
