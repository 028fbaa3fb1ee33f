import { TextField, type TextFieldProps } from '../../forms/fields/TextField.tsx';

/** A text field of a form of the sign-in area, which has room for larger ones. */
export function AuthField(props: Omit<TextFieldProps, 'size'>) {
  return <TextField {...props} size="large" />;
}
