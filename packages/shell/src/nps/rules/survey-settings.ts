/** What this browser remembers of the survey. Dates are ISO texts. */
export interface SurveySettings {
  /** Whether the person in front of it wants to be asked. */
  readonly enabled: boolean;
  readonly lastResponseDate: string | null;
  readonly firstDismissalDate: string | null;
  /** Of the dismissals after the first one, the last. */
  readonly lastDismissalDate: string | null;
}

/** Where the browser keeps them. */
export const surveyKey = 'admin.nps-survey';

/** Somebody who was never asked. */
export const initialSurvey: SurveySettings = {
  enabled: true,
  lastResponseDate: null,
  firstDismissalDate: null,
  lastDismissalDate: null,
};

function dateOf(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}

/** Reads the settings; what is missing or malformed counts as never having happened. */
export function readSurveySettings(): SurveySettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(surveyKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return initialSurvey;
    const of = stored as Partial<Record<keyof SurveySettings, unknown>>;
    return {
      enabled: of.enabled !== false,
      lastResponseDate: dateOf(of.lastResponseDate),
      firstDismissalDate: dateOf(of.firstDismissalDate),
      lastDismissalDate: dateOf(of.lastDismissalDate),
    };
  } catch {
    return initialSurvey;
  }
}

export function writeSurveySettings(settings: SurveySettings): void {
  localStorage.setItem(surveyKey, JSON.stringify(settings));
}

/** Lets the survey come in this browser, also where somebody switched it off before. */
export function enableSurvey(): void {
  writeSurveySettings({ ...readSurveySettings(), enabled: true });
}
