import { createContext, use, useMemo } from 'react';
import { type Analytics, createAnalytics } from './analytics.ts';

/** The client of the operator's endpoint; one that sends nothing while none is configured. */
export function useAnalytics(): Analytics {
  const { analyticsUrl } = use(AnalyticsContext);
  return useMemo(() => createAnalytics(analyticsUrl), [analyticsUrl]);
}

/** Where the operator of this installation wants to hear of its use. */
export interface AnalyticsSettings {
  /**
   * Address of an endpoint that takes `register`, `submit-nps` and `track` below it; null sends nothing
   * anywhere. An endpoint of another origin has to be allowed by the page's content security policy.
   */
  readonly analyticsUrl: string | null;
}

/** Off until the host of a panel says otherwise. */
export const AnalyticsContext = createContext<AnalyticsSettings>({ analyticsUrl: null });
