import type { MessageDescriptor } from '@admin/shell';
import { Grid12 } from '@admin/ui';
import { useIntl } from 'react-intl';
import { formMessages } from './messages.ts';
import { TextField } from './TextField.tsx';

export interface NewPasswordFieldsProps {
  /** What the new password is called. */
  readonly label: MessageDescriptor;
  readonly disabled?: boolean;
}

/** A new password and its repetition, side by side in a grid: the fields `password` and `confirmPassword`. */
export function NewPasswordFields({ label, disabled = false }: NewPasswordFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <Grid12.Cell span={6}>
        <TextField
          autoComplete="new-password"
          disabled={disabled}
          hint={intl.formatMessage(formMessages.passwordHint)}
          label={label}
          name="password"
          type="password"
        />
      </Grid12.Cell>
      <Grid12.Cell span={6}>
        <TextField
          autoComplete="new-password"
          disabled={disabled}
          label={formMessages.confirmPassword}
          name="confirmPassword"
          type="password"
        />
      </Grid12.Cell>
    </>
  );
}
