export { NpsSurvey, type NpsSurveyProps } from './NpsSurvey.tsx';
export type { SurveyClock } from './rules/survey-clock.ts';
