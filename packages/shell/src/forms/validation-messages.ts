/** The validation messages of all forms. */
export const validationMessages = {
  required: { id: 'validation.required', defaultMessage: 'This value is required.' },
  email: { id: 'validation.email', defaultMessage: 'This is not a valid email.' },
  minLength: { id: 'validation.minLength', defaultMessage: 'The value is too short.' },
  lowercase: { id: 'validation.lowercase', defaultMessage: 'The value must be lowercase.' },
  containLowercase: {
    id: 'validation.contain.lowercase',
    defaultMessage: 'The password must contain at least one lowercase character.',
  },
  containUppercase: {
    id: 'validation.contain.uppercase',
    defaultMessage: 'The password must contain at least one uppercase character.',
  },
  containNumber: {
    id: 'validation.contain.number',
    defaultMessage: 'The password must contain at least one number.',
  },
  passwordNoMatch: { id: 'validation.password.no-match', defaultMessage: 'The passwords do not match.' },
} as const;
