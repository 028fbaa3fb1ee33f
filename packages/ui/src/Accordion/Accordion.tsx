import * as Primitive from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import styles from './Accordion.module.css';

interface SharedProps {
  /** `AccordionItem`s. */
  readonly children: ReactNode;
}

interface SingleProps extends SharedProps {
  /** Allows one open section, which can be closed again. */
  readonly mode?: 'single' | undefined;
  /** Value of the open section; an empty string if none is open. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

interface MultipleProps extends SharedProps {
  /** Allows any number of open sections. */
  readonly mode: 'multiple';
  /** Values of the open sections. */
  readonly value?: string[] | undefined;
  readonly defaultValue?: string[] | undefined;
  readonly onValueChange?: ((value: string[]) => void) | undefined;
}

export type AccordionProps = SingleProps | MultipleProps;

/**
 * A stack of sections that expand in place.
 *
 * Arrow keys move between the headers; Enter and Space toggle a section.
 */
export function Accordion(props: AccordionProps) {
  const { children } = props;
  const shared = { children, dir: useDirection(), className: styles.accordion };
  // The primitive treats `value={undefined}` as controlled, so missing props are omitted.
  return props.mode === 'multiple' ? (
    <Primitive.Root
      {...shared}
      type="multiple"
      {...(props.value === undefined ? {} : { value: props.value })}
      {...(props.defaultValue === undefined ? {} : { defaultValue: props.defaultValue })}
      {...(props.onValueChange === undefined ? {} : { onValueChange: props.onValueChange })}
    />
  ) : (
    <Primitive.Root
      {...shared}
      type="single"
      collapsible
      {...(props.value === undefined ? {} : { value: props.value })}
      {...(props.defaultValue === undefined ? {} : { defaultValue: props.defaultValue })}
      {...(props.onValueChange === undefined ? {} : { onValueChange: props.onValueChange })}
    />
  );
}
