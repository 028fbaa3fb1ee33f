export {
  firstIssues,
  parsePath,
  pathText,
  type PathStep,
  type ValidationIssue,
  formatIssue,
} from './issue.ts';
export { validateEntry, type EntryToValidate } from './validate-entry.ts';
