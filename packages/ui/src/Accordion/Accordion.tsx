import * as Primitive from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import styles from './Accordion.module.css';

interface SharedProps {
  /** `AccordionItem`s. */
  readonly children: ReactNode;
}

interface SingleProps extends SharedProps {
  /** One section at a time; an open one can be closed again. */
  readonly mode?: 'single' | undefined;
  /** Value of the open section, empty for none. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

interface MultipleProps extends SharedProps {
  /** Any number of sections. */
  readonly mode: 'multiple';
  /** Values of the open sections. */
  readonly value?: string[] | undefined;
  readonly defaultValue?: string[] | undefined;
  readonly onValueChange?: ((value: string[]) => void) | undefined;
}

export type AccordionProps = SingleProps | MultipleProps;

/** Sections that open in place. Arrow keys move between the headers, Enter and Space open and close. */
export function Accordion(props: AccordionProps) {
  const { children } = props;
  const shared = { children, dir: useDirection(), className: styles.accordion };
  // To the primitive an undefined `value` is a value, so what was not given must not be passed.
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
