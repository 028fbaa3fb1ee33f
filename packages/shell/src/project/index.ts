export type { ProjectState } from './project-store.ts';
