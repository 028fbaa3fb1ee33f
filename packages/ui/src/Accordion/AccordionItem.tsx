import * as Primitive from '@radix-ui/react-accordion';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
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
    <Primitive.Item
      {...rest}
      asChild
      value={value}
      disabled={disabled}
      className={styles.item}
      data-tone={tone}
    >
      <Section body={children}>
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
      </Section>
    </Primitive.Item>
  );
}

interface SectionProps extends ComponentPropsWithRef<'div'> {
  readonly body: ReactNode;
  /** Told by the item. */
  readonly 'data-state'?: 'open' | 'closed';
}

/** The primitive measures its content as soon as there is one, also a closed one: a long list would be laid out for each. */
function Section({ children, body, ...rest }: SectionProps) {
  const isOpen = rest['data-state'] === 'open';
  const [beganOpen] = useState(isOpen);
  return (
    <div {...rest}>
      <div className={styles.header}>{children}</div>
      {isOpen && (
        <Primitive.Content>
          <div className={styles.body} data-appears={!beganOpen || undefined}>
            {body}
          </div>
        </Primitive.Content>
      )}
    </div>
  );
}
