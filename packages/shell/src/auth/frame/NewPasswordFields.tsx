import { NewPasswordField, RepeatPasswordField } from '../../forms/fields/NewPasswordFields.tsx';

/** A new password and its repetition, one under the other. */
export function NewPasswordFields() {
  return (
    <>
      <NewPasswordField required size="large" />
      <RepeatPasswordField required size="large" />
    </>
  );
}
