import { Button } from '@admin/ui';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import styles from './GuidedTour.module.css';
import { sectionAddresses, tourMessages } from './messages.ts';
import { completeStep, skipTour } from './progress/stored-tour.ts';
import { currentStep, isSectionComplete, tourSections } from './progress/tour-state.ts';
import { TourItem } from './TourItem.tsx';
import { useReachable } from './use-reachable.ts';
import { useTour } from './progress/use-tour.ts';

/**
 * The tour for somebody who has just set up an installation: what to do first, one part after the other.
 * Nothing at all for everybody else, and once it is over or was left.
 */
export function GuidedTour() {
  const intl = useIntl();
  const headingId = useId();
  const tour = useTour();
  const isReachable = useReachable();
  // A part without a page in this panel, or one that the user may not open, is no part of their tour.
  const offered = tourSections.filter((section) => isReachable(sectionAddresses[section]));
  const current = currentStep(tour, offered);
  const list = useRef<HTMLOListElement>(null);
  const goesOn = useRef(false);
  useEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    // The button that was pressed may be gone, and the focus would be with it.
    list.current?.querySelector<HTMLElement>('[aria-current="step"] button')?.focus();
  });
  if (!current) return null;
  const complete = () => {
    goesOn.current = true;
    completeStep(current.section, current.step);
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
        <Button onClick={skipTour} size="small" variant="ghost">
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
            place={section === offered.at(-1) ? 'last' : 'between'}
            step={current.section === section ? current.step : null}
          />
        ))}
      </ol>
    </section>
  );
}
