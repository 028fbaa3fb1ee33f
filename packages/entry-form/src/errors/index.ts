export {
  createFormErrors,
  type FieldError,
  type FieldErrors,
  type FormErrors,
  type OwnedErrors,
} from './form-errors.ts';
