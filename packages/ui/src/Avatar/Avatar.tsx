import * as Primitive from '@radix-ui/react-avatar';
import type { ComponentPropsWithRef } from 'react';
import styles from './Avatar.module.css';
import { initialsOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'className' | 'style' | 'children'> {
  /** Full name of the person. Its initials replace a missing picture. */
  readonly name: string;
  /** URL of the picture. */
  readonly src?: string | undefined;
  /** 20, 28 or 40 px. @defaultValue 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Accessible name. Pass an empty string if the name is already shown next to the picture. @defaultValue the name */
  readonly label?: string | undefined;
}

/** Picture of a person. Shows initials while the picture loads, or if there is none. */
export function Avatar({ name, src, size = 'medium', label = name, ...rest }: AvatarProps) {
  const semantics = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Primitive.Root {...rest} {...semantics} className={styles.avatar} data-size={size}>
      {src !== undefined && <Primitive.Image className={styles.image} src={src} alt="" />}
      <Primitive.Fallback className={styles.initials}>{initialsOf(name)}</Primitive.Fallback>
    </Primitive.Root>
  );
}
