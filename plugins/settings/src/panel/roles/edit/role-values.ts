import { checkValues, type FieldErrors } from '@admin/shell';
import type { RoleRecord } from '@admin/contract';
import { object, string } from 'yup';
import { formMessages as say } from '../../forms/messages.ts';
import { requiredText } from '../../forms/rules.ts';

/** A role while its name is being edited. */
export interface RoleValues {
  readonly name: string;
  readonly description: string;
}

const rules = object({ name: requiredText, description: string().trim().max(4000, say.tooLong) });

/** A role as the form shows it. */
export function roleValues({ name, description }: Pick<RoleRecord, 'name' | 'description'>): RoleValues {
  return { name, description: description ?? '' };
}

/** Checks the name and description of a role. */
export const checkRole = (values: RoleValues): FieldErrors | undefined => checkValues(rules, values);
