import { Slot, Slottable } from '@radix-ui/react-slot';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ArrowUpRight } from '../icons.ts';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/index.ts';
import styles from './Link.module.css';

export interface LinkLabels {
  /** Text for screen readers after the text of an external link. */
  readonly opensInNewTab: string;
}

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> {
  /** `external` opens a new tab, announces this, and sends no referrer. */
  readonly variant?: 'internal' | 'external' | undefined;
  /** `quiet` is for lists of links, where accent color on each link would distract. */
  readonly tone?: 'accent' | 'quiet' | undefined;
  /** Applies the styles of the link to its only child, such as a router link. */
  readonly asChild?: boolean | undefined;
  readonly labels?: LinkLabels | undefined;
}

const english: LinkLabels = { opensInNewTab: '(opens in a new tab)' };

/** A link in text or in a list of links. For a link that looks like a button, use `Button` with `asChild`. */
export function Link({
  variant = 'internal',
  tone = 'accent',
  asChild = false,
  labels = english,
  children,
  ...rest
}: LinkProps) {
  const Root = asChild ? Slot : 'a';
  const target = variant === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Root {...target} {...rest} className={styles.link} data-tone={tone}>
      <Slottable>{children}</Slottable>
      {variant === 'external' && (
        <>
          {' '}
          <span className={styles.mark}>
            <Icon icon={ArrowUpRight} size="small" />
            <VisuallyHidden>{labels.opensInNewTab}</VisuallyHidden>
          </span>
        </>
      )}
    </Root>
  );
}
