import * as Primitive from '@radix-ui/react-avatar';
import type { ComponentPropsWithRef } from 'react';
import styles from './Avatar.module.css';
import { initialsOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'className' | 'style' | 'children'> {
  /** The person's full name: its initials stand in for a missing picture. */
  readonly name: string;
  /** Address of the picture. */
  readonly src?: string | undefined;
  /** 20, 28 or 40 px. @defaultValue 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Accessible name; empty when the name already stands beside the picture. @defaultValue the name */
  readonly label?: string | undefined;
}

/** A person's picture, or the initials while it loads, fails or does not exist. */
export function Avatar({ name, src, size = 'medium', label = name, ...rest }: AvatarProps) {
  const semantics = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Primitive.Root {...rest} {...semantics} className={styles.avatar} data-size={size}>
      {src !== undefined && <Primitive.Image className={styles.image} src={src} alt="" />}
      <Primitive.Fallback className={styles.initials}>{initialsOf(name)}</Primitive.Fallback>
    </Primitive.Root>
  );
}
