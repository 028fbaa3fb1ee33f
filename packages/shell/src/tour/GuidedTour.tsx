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
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    // The button that was pressed is gone, and the focus with it. On no other button: pressed twice, the key of
    // one step would do the next one as well.
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
