import { createContext, use, useMemo } from 'react';
import { type Analytics, createAnalytics } from './analytics.ts';

/** Returns the client of the configured endpoint; one that sends nothing if there is none. */
export function useAnalytics(): Analytics {
  const { analyticsUrl } = use(AnalyticsContext);
  return useMemo(() => createAnalytics(analyticsUrl), [analyticsUrl]);
}

/** The analytics settings of a panel. */
export interface AnalyticsSettings {
  /**
   * Address of an endpoint that accepts `register`, `submit-nps` and `track` below it; null sends nothing. The content
   * security policy of the page has to allow an endpoint of another origin.
   */
  readonly analyticsUrl: string | null;
}

/** Sends nothing unless the host provides other settings. */
export const AnalyticsContext = createContext<AnalyticsSettings>({ analyticsUrl: null });
