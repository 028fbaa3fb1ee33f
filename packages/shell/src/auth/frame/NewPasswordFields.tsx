import { NewPasswordField, RepeatPasswordField } from '../../forms/fields/NewPasswordFields.tsx';

/** The fields of a new password and its repetition. */
export function NewPasswordFields() {
  return (
    <>
      <NewPasswordField required size="large" />
      <RepeatPasswordField required size="large" />
    </>
  );
}
