import {
  memo,
  useContext,
  useId,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { iconElement } from '../Icon/index.ts';
import { ChevronDown } from '../icons.ts';
import styles from './Accordion.module.css';
import { accordionAttribute, OpenSectionsContext, triggerAttribute } from './open-sections.ts';

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

/**
 * A section of an `Accordion`. The content is rendered while the section is open.
 *
 * @throws {Error} outside of an `Accordion`
 */
export function AccordionItem(props: AccordionItemProps) {
  const sections = useContext(OpenSectionsContext);
  if (sections === null) throw new Error('An AccordionItem must be inside an Accordion.');
  return <Section {...props} isOpen={sections.values.includes(props.value)} toggle={sections.toggle} />;
}

interface SectionProps extends AccordionItemProps {
  readonly isOpen: boolean;
  readonly toggle: (value: string) => void;
}

/** Memoised, so that a change of another section renders nothing. */
const Section = memo(function Section({
  value,
  title,
  subtitle,
  startSlot,
  actions,
  tone = 'neutral',
  headingLevel = 3,
  disabled = false,
  children,
  isOpen,
  toggle,
  ...rest
}: SectionProps) {
  const id = useId();
  const [wasInitiallyOpen] = useState(isOpen);
  const Heading = `h${headingLevel}` as const;
  const state = isOpen ? 'open' : 'closed';
  return (
    <div {...rest} className={styles.item} data-state={state} data-tone={tone}>
      <div className={styles.header}>
        {startSlot}
        <Heading className={styles.heading}>
          <button
            {...{ [triggerAttribute]: '' }}
            aria-controls={isOpen ? `${id}content` : undefined}
            aria-expanded={isOpen}
            className={styles.trigger}
            data-state={state}
            disabled={disabled}
            id={id}
            onClick={() => toggle(value)}
            onKeyDown={moveFocus}
            type="button"
          >
            <span className={styles.chevron}>{iconElement({ icon: ChevronDown })}</span>
            <span className={styles.texts}>
              <span className={styles.title}>{title}</span>
              {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
            </span>
          </button>
        </Heading>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {isOpen && (
        <section aria-labelledby={id} id={`${id}content`}>
          <div className={styles.body} data-appears={!wasInitiallyOpen || undefined}>
            {children}
          </div>
        </section>
      )}
    </div>
  );
});

/** Moves the focus to another header of the accordion, but not to those of accordions inside it. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const { key, currentTarget } = event;
  const accordion = currentTarget.closest(`[${accordionAttribute}]`);
  const triggers = Array.from(
    accordion?.querySelectorAll<HTMLButtonElement>(`[${triggerAttribute}]:enabled`) ?? [],
  ).filter((trigger) => trigger.closest(`[${accordionAttribute}]`) === accordion);
  const index = triggers.indexOf(currentTarget);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[key];
  if (next === undefined) return;
  event.preventDefault();
  triggers.at(next === triggers.length ? 0 : next)?.focus();
}
