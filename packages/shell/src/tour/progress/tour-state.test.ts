import { describe, expect, it } from 'vitest';
import {
  canSectionStart,
  canStepShow,
  currentStep,
  initialTour,
  tourSections,
  tourSteps,
  withStepDone,
  type TourState,
} from './tour-state.ts';

const started: TourState = { ...initialTour, skipped: false };

function complete(...sections: readonly (typeof tourSections)[number][]): TourState {
  return sections.reduce(
    (tour, section) => withStepDone(withStepDone(tour, section, 'create'), section, 'success'),
    started,
  );
}

describe('a step of the tour', () => {
  it('shows once the earlier steps of its part are done', () => {
    expect(canStepShow(started, 'apiTokens', 'create')).toBe(true);
    expect(canStepShow(started, 'apiTokens', 'success')).toBe(false);
    const created = withStepDone(started, 'apiTokens', 'create');
    expect(canStepShow(created, 'apiTokens', 'success')).toBe(true);
  });

  it('is not shown again once it is done', () => {
    expect(canStepShow(withStepDone(started, 'apiTokens', 'create'), 'apiTokens', 'create')).toBe(false);
  });

  it.each(tourSections.flatMap((section) => tourSteps.map((step) => [section, step] as const)))(
    'is not shown in a skipped tour: %s %s',
    (section, step) => {
      expect(canStepShow(initialTour, section, step)).toBe(false);
    },
  );
});

describe('a part of the tour', () => {
  it('starts when all the parts before it are complete', () => {
    expect(canSectionStart(started.done, 'contentTypeBuilder')).toBe(true);
    expect(canSectionStart(started.done, 'contentManager')).toBe(false);
    expect(canSectionStart(complete('contentTypeBuilder').done, 'contentManager')).toBe(true);
    expect(canSectionStart(complete('contentTypeBuilder').done, 'apiTokens')).toBe(false);
    expect(canSectionStart(complete('contentManager', 'apiTokens').done, 'transferTokens')).toBe(false);
  });
});

describe('the tour', () => {
  it('goes through every step of every part in order, then ends', () => {
    const seen: string[] = [];
    let tour = started;
    for (let at = currentStep(tour); at; at = currentStep(tour)) {
      seen.push(`${at.section} ${at.step}`);
      tour = withStepDone(tour, at.section, at.step);
    }
    expect(seen).toEqual(tourSections.flatMap((section) => [`${section} create`, `${section} success`]));
  });

  it('has no current step before it starts', () => {
    expect(currentStep(initialTour)).toBeNull();
  });

  it('continues after a part that was completed early', () => {
    expect(currentStep(complete('contentTypeBuilder', 'contentManager'))).toEqual({
      section: 'apiTokens',
      step: 'create',
    });
  });
});
