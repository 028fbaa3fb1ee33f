/** The sections of the tour, in order. */
export const tourSections = ['contentTypeBuilder', 'contentManager', 'apiTokens', 'transferTokens'] as const;

export type TourSection = (typeof tourSections)[number];

/** The steps of a section: creating something, then seeing that it worked. */
export const tourSteps = ['create', 'success'] as const;

export type TourStep = (typeof tourSteps)[number];

/** The completed steps of each section. */
export type TourProgress = Readonly<Record<TourSection, Readonly<Record<TourStep, boolean>>>>;

export interface TourState {
  /** True before the tour starts and after the user skips it. */
  readonly skipped: boolean;
  readonly done: TourProgress;
}

const untouched = { create: false, success: false };

/** The tour before its start. */
export const initialTour: TourState = {
  skipped: true,
  done: {
    contentTypeBuilder: untouched,
    contentManager: untouched,
    apiTokens: untouched,
    transferTokens: untouched,
  },
};

export function isSectionComplete(done: TourProgress, section: TourSection): boolean {
  return tourSteps.every((step) => done[section][step]);
}

/**
 * Returns whether every earlier section is complete.
 * @param offered the available sections, in order
 */
export function canSectionStart(
  done: TourProgress,
  section: TourSection,
  offered: readonly TourSection[] = tourSections,
): boolean {
  const before = offered.slice(0, offered.indexOf(section));
  return before.every((earlier) => isSectionComplete(done, earlier));
}

/**
 * Returns whether a step can be shown: it is not completed, the tour is running, and the earlier steps of its section
 * are completed.
 * Ignores other sections, so that a page can show its own steps; see {@link currentStep}.
 */
export function canStepShow({ skipped, done }: TourState, section: TourSection, step: TourStep): boolean {
  const before = tourSteps.slice(0, tourSteps.indexOf(step));
  return !skipped && !done[section][step] && before.every((earlier) => done[section][earlier]);
}

/**
 * Returns the current step; null before the start, after the end and after skipping.
 * @param offered the available sections, in order
 */
export function currentStep(
  tour: TourState,
  offered: readonly TourSection[] = tourSections,
): { readonly section: TourSection; readonly step: TourStep } | null {
  for (const section of offered) {
    if (!canSectionStart(tour.done, section, offered)) return null;
    const step = tourSteps.find((candidate) => canStepShow(tour, section, candidate));
    if (step) return { section, step };
  }
  return null;
}

/** Returns the tour with a completed step. */
export function withStepDone(tour: TourState, section: TourSection, step: TourStep): TourState {
  return { ...tour, done: { ...tour.done, [section]: { ...tour.done[section], [step]: true } } };
}
