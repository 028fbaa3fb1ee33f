export { createAnalytics, type Analytics } from './analytics.ts';
export { AnalyticsContext, type AnalyticsSettings } from './analytics-settings.ts';
export { InitializedEvent } from './InitializedEvent.tsx';
export type { AnonymousEvent, NewsRegistration, Persona, SurveyResponse } from './payloads.ts';
export { useAnalytics } from './use-analytics.ts';
