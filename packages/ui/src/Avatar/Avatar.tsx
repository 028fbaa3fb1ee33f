import { useState, type ComponentPropsWithRef } from 'react';
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
    <span {...rest} {...semantics} className={styles.avatar} data-size={size}>
      {src === undefined ? (
        <span className={styles.initials}>{initialsOf(name)}</span>
      ) : (
        <Picture key={src} name={name} src={src} />
      )}
    </span>
  );
}

function Picture({ name, src }: Required<Pick<AvatarProps, 'name'>> & { readonly src: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <img alt="" className={styles.image} hidden={!isLoaded} onLoad={() => setIsLoaded(true)} src={src} />
      {!isLoaded && <span className={styles.initials}>{initialsOf(name)}</span>}
    </>
  );
}
