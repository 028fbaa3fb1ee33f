import { ApiError, type FilledMessage } from '@admin/shell';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { rightKey, type RightsLayout } from '../rights/rights-layout.ts';
import { roleEditMessages } from './messages.ts';

/** Which right somebody tried to grant without holding it, in words; undefined for any other refusal. */
export function grantProblem(layout: RightsLayout, error: unknown): SubmissionErrors | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  const { action, subject } = error.details;
  if (typeof action !== 'string') return undefined;
  const on = typeof subject === 'string' ? subject : null;
  const { label = action } = layout.cells.get(rightKey(action, on)) ?? {};
  const subjects = [...layout.collectionTypes.subjects, ...layout.singleTypes.subjects];
  const name = subjects.find(({ uid }) => uid === on)?.label;
  const right = name === undefined ? label : `${label} ${name}`;
  const message: FilledMessage = { ...roleEditMessages.notHeld, values: { right } };
  return { [FORM_ERROR]: message };
}
