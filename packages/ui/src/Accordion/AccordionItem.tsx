import * as Primitive from '@radix-ui/react-accordion';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { ChevronDown } from '../icons.ts';
import styles from './Accordion.module.css';

export interface AccordionItemProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'className' | 'style' | 'title' | 'dir' | 'defaultValue'
> {
  /** Identifies the section within its accordion. */
  readonly value: string;
  readonly title: ReactNode;
  /** Secondary line in the header. */
  readonly subtitle?: ReactNode;
  /** Content before the title and outside the button, such as a drag handle. */
  readonly startSlot?: ReactNode;
  /** Actions of the section, after the title and outside the button. */
  readonly actions?: ReactNode;
  /** `danger` marks a section that contains an error, even while it is collapsed. @defaultValue 'neutral' */
  readonly tone?: 'neutral' | 'danger' | undefined;
  /** @defaultValue 3 */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A section of an `Accordion`. The content is rendered while the section is open. */
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
  /** Set by the primitive. */
  readonly 'data-state'?: 'open' | 'closed';
}

/** Renders the content only while open: the primitive measures it even when closed, which forces a layout per section. */
function Section({ children, body, ...rest }: SectionProps) {
  const isOpen = rest['data-state'] === 'open';
  const [wasInitiallyOpen] = useState(isOpen);
  return (
    <div {...rest}>
      <div className={styles.header}>{children}</div>
      {isOpen && (
        <Primitive.Content>
          <div className={styles.body} data-appears={!wasInitiallyOpen || undefined}>
            {body}
          </div>
        </Primitive.Content>
      )}
    </div>
  );
}
