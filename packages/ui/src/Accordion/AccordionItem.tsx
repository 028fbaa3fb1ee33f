import * as Primitive from '@radix-ui/react-accordion';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { ChevronDown } from '../icons.ts';
import styles from './Accordion.module.css';

export interface AccordionItemProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'className' | 'style' | 'title' | 'dir' | 'defaultValue'
> {
  /** Names the section within its accordion. */
  readonly value: string;
  readonly title: ReactNode;
  /** A quieter second line in the header. */
  readonly subtitle?: ReactNode;
  /** Before the title, outside the button: a drag handle, for example. */
  readonly startSlot?: ReactNode;
  /** After the title, outside the button: what can be done with the section. */
  readonly actions?: ReactNode;
  /** `danger` marks a section that holds an error, also while it is closed. @defaultValue 'neutral' */
  readonly tone?: 'neutral' | 'danger' | undefined;
  /** @defaultValue 3 */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** One section: a header that is a button, actions beside it, a content that is built while it is open. */
export function AccordionItem({
  value,
  title,
  subtitle,
  startSlot,
  actions,
  tone = 'neutral',
  headingLevel = 3,
  disabled = false,
  children,
  ...rest
}: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Primitive.Item {...rest} value={value} disabled={disabled} className={styles.item} data-tone={tone}>
      <div className={styles.header}>
        {startSlot}
        <Primitive.Header asChild>
          <Heading className={styles.heading}>
            <Primitive.Trigger className={styles.trigger}>
              <span className={styles.chevron}>
                <Icon icon={ChevronDown} />
              </span>
              <span className={styles.texts}>
                <span className={styles.title}>{title}</span>
                {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
              </span>
            </Primitive.Trigger>
          </Heading>
        </Primitive.Header>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      <Primitive.Content className={styles.content}>
        <div className={styles.body}>{children}</div>
      </Primitive.Content>
    </Primitive.Item>
  );
}
