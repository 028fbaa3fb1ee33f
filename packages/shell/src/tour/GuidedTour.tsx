import { Button } from '@admin/ui';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { focusHeading } from '../navigation/focus-heading.ts';
import styles from './GuidedTour.module.css';
import { tourMessages } from './messages.ts';
import { sectionAddresses } from './section-addresses.ts';
import { completeStep, skipTour, useTour } from './progress/stored-tour.ts';
import { currentStep, isSectionComplete, tourSections } from './progress/tour-state.ts';
import { TourItem } from './TourItem.tsx';
import { useReachable } from './use-reachable.ts';

/**
 * The tour of a new installation: its first tasks, section by section. Renders nothing before the tour starts, after it
 * ends and after the user skips it.
 */
export function GuidedTour() {
  const intl = useIntl();
  const headingId = useId();
  const tour = useTour();
  const isReachable = useReachable();
  // Leaves out sections whose page is missing in this panel or is not permitted.
  const offered = tourSections.filter((section) => isReachable(sectionAddresses[section]));
  const current = currentStep(tour, offered);
  const list = useRef<HTMLOListElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    // The pressed button unmounts with the focus. The focus moves to a heading, since on the next button a key that is
    // pressed twice would complete two steps.
    const title = list.current?.querySelector<HTMLElement>('[aria-current="step"] h3');
    if (title) title.focus();
    else focusHeading();
  });
  if (!current) return null;
  const complete = () => {
    wasPressed.current = true;
    completeStep(current.section, current.step);
  };
  const skip = () => {
    wasPressed.current = true;
    skipTour();
  };
  const done = offered.filter((section) => isSectionComplete(tour.done, section)).length;
  return (
    <section aria-labelledby={headingId} className={styles.tour}>
      <header className={styles.header}>
        <h2 className={styles.heading} id={headingId}>
          {intl.formatMessage(tourMessages.title)}
        </h2>
        <p className={styles.progress}>
          {intl.formatMessage(tourMessages.progress, { done, all: offered.length })}
        </p>
        <Button onClick={skip} size="small" variant="ghost">
          {intl.formatMessage(tourMessages.skip)}
        </Button>
      </header>
      <ol className={styles.items} ref={list}>
        {offered.map((section, index) => (
          <TourItem
            key={section}
            number={index + 1}
            onDone={complete}
            section={section}
            state={isSectionComplete(tour.done, section) ? 'done' : 'open'}
            position={section === offered.at(-1) ? 'last' : 'between'}
            step={current.section === section ? current.step : null}
          />
        ))}
      </ol>
    </section>
  );
}
