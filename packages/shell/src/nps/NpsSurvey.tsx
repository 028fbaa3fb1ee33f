import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useAnalytics } from '../analytics/use-analytics.ts';
import { browserSurveyClock, type SurveyClock, isSurveyDue, surveyDelays } from './rules/survey-rules.ts';
import { readSurveySettings } from './rules/survey-settings.ts';
import { projectRef } from '../service-refs.ts';
import { useStore } from '../extension/react/use-service.ts';

const SurveyPanel = lazy(() =>
  import('./panel/SurveyPanel.tsx').then((module) => ({ default: module.SurveyPanel })),
);

export interface NpsSurveyProps {
  /** The clock of the delays. @default the browser's */
  readonly clock?: SurveyClock;
}

/**
 * Shows the recommendation survey five minutes after it was mounted, if the installation asks, an endpoint is
 * configured, and a survey is due. The code of its interface is fetched then.
 */
export function NpsSurvey({ clock = browserSurveyClock }: NpsSurveyProps) {
  const flag = useStore(projectRef, ({ type }) => type.flags.nps);
  const { isOn } = useAnalytics();
  const [state, setState] = useState<'waiting' | 'asking' | 'closed'>('waiting');
  // Without an endpoint the answer would be lost.
  const asks = flag && isOn;
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    // Read at the last moment, since the user may have answered in another tab.
    return clock.after(surveyDelays.display, () => {
      const isDue = isSurveyDue({ flag: true, settings: readSurveySettings(), now: clock.now() });
      setState(isDue ? 'asking' : 'closed');
    });
  }, [clock, state]);
  const close = useCallback(() => setState('closed'), []);
  if (!asks || state !== 'asking') return null;
  return (
    <Suspense fallback={null}>
      <SurveyPanel clock={clock} onClose={close} />
    </Suspense>
  );
}
