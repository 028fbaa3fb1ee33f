import { ApiError, explainUnnamedError, type FilledMessage } from '@admin/shell';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { cellKey, type EditorLayout } from '../../role-permissions/editor-layout.ts';
import { roleEditMessages } from './messages.ts';

/** Whether a permission was refused that the editor does not show, since its plugin is not there. */
export function isAbsentRefused(layout: EditorLayout, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 403) return false;
  const { action, subject } = error.details;
  return typeof action === 'string' && !layout.cells.has(cellKey(action, (subject as string | null) ?? null));
}

/** Which permission somebody tried to grant without holding it, in words; undefined for any other refusal. */
function permissionProblem(layout: EditorLayout, error: unknown): SubmissionErrors | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  const { action, subject } = error.details;
  if (typeof action !== 'string') return undefined;
  const on = typeof subject === 'string' ? subject : null;
  const { label = action } = layout.cells.get(cellKey(action, on)) ?? {};
  const subjects = [...layout.collectionTypes.subjects, ...layout.singleTypes.subjects];
  const name = subjects.find(({ uid }) => uid === on)?.label;
  const permission = name === undefined ? label : `${label} ${name}`;
  const message: FilledMessage = { ...roleEditMessages.notHeld, values: { permission } };
  return { [FORM_ERROR]: message };
}

/** What a failed save of a role means for its form: which permission was too much, or a name that is taken. */
export function explainRoleError(layout: EditorLayout, error: unknown): SubmissionErrors {
  return permissionProblem(layout, error) ?? explainUnnamedError(error, { name: /\bname\b/i });
}
