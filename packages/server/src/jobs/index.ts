export type { JobState } from './job-record.ts';
export { jobMigrations } from './migrations.ts';
export { startJobs, type Jobs } from './start-jobs.ts';
