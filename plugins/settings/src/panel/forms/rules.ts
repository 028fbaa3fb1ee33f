import { string } from 'yup';
import { validationMessages as say } from '@admin/shell';
import { formMessages } from './messages.ts';

/** A text that may stay empty. */
export const optionalText = string().trim().nullable().max(255, formMessages.tooLong);

/** A text that must say something. */
export const requiredText = string().trim().nullable().required(say.required).max(255, formMessages.tooLong);

/** An address of mail. */
export const emailAddress = string()
  .trim()
  .required(say.required)
  .email(say.email)
  .max(254, formMessages.tooLong);
