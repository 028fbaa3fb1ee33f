export { findRecentWork } from './find-recent-work.ts';
