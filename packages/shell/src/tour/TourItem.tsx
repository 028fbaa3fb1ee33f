import { Button, Icon, VisuallyHidden } from '@admin/ui';
import { Check } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { sectionMessages, tourMessages } from './messages.ts';
import { sectionAddresses } from './section-addresses.ts';
import styles from './TourItem.module.css';
import type { TourSection, TourStep } from './progress/tour-state.ts';
import { PanelLink } from '../navigation/PanelLink.tsx';

export interface TourItemProps {
  readonly number: number;
  readonly section: TourSection;
  readonly state: 'open' | 'done';
  readonly position: 'between' | 'last';
  /** The current step; null if another section is current. */
  readonly step: TourStep | null;
  /** Called when the user completes the current step. */
  readonly onDone: () => void;
}

type StepActionsProps = Pick<TourItemProps, 'section' | 'position' | 'onDone'> & { readonly step: TourStep };

/** One section of the tour: a line, and its task while it is the current section. */
export function TourItem({ number, section, state, position, step, onDone }: TourItemProps) {
  const intl = useIntl();
  const texts = sectionMessages[section];
  return (
    <li
      aria-current={step ? 'step' : undefined}
      className={styles.item}
      data-state={step ? 'current' : state}
    >
      <span aria-hidden="true" className={styles.mark}>
        {state === 'done' ? <Icon icon={Check} size="small" /> : number}
      </span>
      <div className={styles.content}>
        <h3 className={styles.title} tabIndex={-1}>
          {intl.formatMessage(texts.title)}
          {state === 'done' && <VisuallyHidden> ({intl.formatMessage(tourMessages.done)})</VisuallyHidden>}
        </h3>
        {step && (
          <>
            <p className={styles.text}>{intl.formatMessage(texts[step])}</p>
            <StepActions onDone={onDone} position={position} section={section} step={step} />
          </>
        )}
      </div>
    </li>
  );
}

function StepActions({ section, position, step, onDone }: StepActionsProps) {
  const intl = useIntl();
  const afterwards = position === 'last' ? tourMessages.finish : tourMessages.next;
  return (
    <div className={styles.actions}>
      {step === 'create' && (
        <Button asChild size="small" variant="primary">
          <PanelLink to={sectionAddresses[section]}>
            {intl.formatMessage(sectionMessages[section].action)}
          </PanelLink>
        </Button>
      )}
      <Button onClick={onDone} size="small">
        {intl.formatMessage(step === 'create' ? tourMessages.markDone : afterwards)}
      </Button>
    </div>
  );
}
