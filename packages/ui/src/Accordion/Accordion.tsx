import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import styles from './Accordion.module.css';
import { accordionAttribute, OpenSectionsContext } from './open-sections.ts';

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
 * Arrow keys, Home and End move between the headers; Enter and Space toggle a section. Only sections that open or close
 * render: long entries have hundreds.
 */
export function Accordion(props: AccordionProps) {
  const [own, setOwn] = useState(() => listOf(props.defaultValue));
  const values = props.value === undefined ? own : listOf(props.value);
  const latest = useRef({ props, values });
  useLayoutEffect(() => {
    latest.current = { props, values };
  });
  // Stable, so that sections render only when they open or close.
  const toggle = useCallback((value: string) => {
    const current = latest.current;
    const others = current.values.filter((open) => open !== value);
    const isOpen = others.length < current.values.length;
    if (current.props.mode === 'multiple') {
      const next = isOpen ? others : [...others, value];
      setOwn(next);
      current.props.onValueChange?.(next);
    } else {
      const next = isOpen ? '' : value;
      setOwn(listOf(next));
      current.props.onValueChange?.(next);
    }
  }, []);
  const sections = useMemo(() => ({ values, toggle }), [values, toggle]);
  return (
    <OpenSectionsContext value={sections}>
      <div {...{ [accordionAttribute]: '' }} className={styles.accordion}>
        {props.children}
      </div>
    </OpenSectionsContext>
  );
}

/** Returns the values of open sections; an empty text or no value is none. */
function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (typeof value === 'object') return value;
  return value === undefined || value === '' ? [] : [value];
}
