export {
  firstIssues,
  parsePath,
  pathText,
  type PathStep,
  type ValidationIssue,
  formatIssue,
} from './issue.ts';
export {
  validateEntry,
  validateValue,
  type EntryToValidate,
  type ValueToValidate,
} from './validate-entry.ts';
