export { firstIssues, parsePath, pathText, type PathStep, type ValidationIssue } from './issue.ts';
export { formatIssue } from './format-issue.ts';
export { validateEntry, type EntryToValidate } from './validate-entry.ts';
