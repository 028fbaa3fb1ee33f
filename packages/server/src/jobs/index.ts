export type { JobState } from './job-record.ts';
export { jobMigrations } from './migrations.ts';
export { createJobs, type Jobs } from './create-jobs.ts';
