import { use, useMemo } from 'react';
import { createAnalytics, type Analytics } from './analytics.ts';
import { AnalyticsContext } from './analytics-settings.ts';

/** The client of the operator's endpoint; one that sends nothing while none is configured. */
export function useAnalytics(): Analytics {
  const { analyticsUrl } = use(AnalyticsContext);
  return useMemo(() => createAnalytics(analyticsUrl), [analyticsUrl]);
}
