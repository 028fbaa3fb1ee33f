/** The stored settings of the survey. Dates are ISO texts. */
export interface SurveySettings {
  /** Permits showing the survey in this browser. */
  readonly enabled: boolean;
  readonly lastResponseDate: string | null;
  readonly firstDismissalDate: string | null;
  /** The last dismissal after the first; null if there was none. */
  readonly lastDismissalDate: string | null;
}

/** The storage key. The settings are read on each use, because another tab can change them. */
export const surveyKey = 'admin.nps-survey';

/** The settings before the first survey. */
export const initialSurvey: SurveySettings = {
  enabled: true,
  lastResponseDate: null,
  firstDismissalDate: null,
  lastDismissalDate: null,
};

function dateOf(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}

/** Reads the settings. Missing and malformed dates are null. */
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

/** Allows the survey in this browser, also if the user disabled it before. */
export function enableSurvey(): void {
  writeSurveySettings({ ...readSurveySettings(), enabled: true });
}
