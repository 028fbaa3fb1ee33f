export { customFieldValues, fieldValues, type CustomFieldValue, type FieldValue } from './field-values.ts';
export { publishIssues, type PublishIssue } from './publish-issues.ts';
export {
  createFormValidator,
  errorsFromServer,
  type BrokenRule,
  type DescribeRule,
  type FormValidator,
  type ValidateCustomField,
  type ValidationSpec,
} from './validate-form.ts';
