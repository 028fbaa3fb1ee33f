export type { JobState } from './job-record.ts';
export { jobMigrations } from './job-record.ts';
export type { JobSchedule } from './scheduled-job.ts';
export { createJobs, type Jobs } from './create-jobs.ts';
