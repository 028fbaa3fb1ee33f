import * as Primitive from '@radix-ui/react-visually-hidden';
import type { ComponentPropsWithRef } from 'react';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** Hide the only child itself instead of wrapping it in a `<span>`. */
  readonly asChild?: boolean;
}

/** Text for assistive technology only: announced, never drawn, takes no space. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Primitive.Root {...props} />;
}
