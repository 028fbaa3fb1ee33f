import { textOf, textOrNull, type FieldInputProps } from '@admin/editors';
import { PasswordInput } from '@admin/ui';
import { useIntl } from 'react-intl';
import { useEditing } from '../editing/editing-context.ts';
import { InputField } from './InputField.tsx';
import { inputMessages } from './messages.ts';
import { textConstraints } from '../values/input-constraints.ts';

/** A secret that can be set but never read back: an empty field leaves the saved value alone. */
export function PasswordFieldInput(props: FieldInputProps<string>) {
  const { draft } = useEditing();
  const intl = useIntl();
  const { stage } = useEditing();
  const { attribute, value, onChange, onBlur, placeholder, disabled } = props;
  return (
    <InputField
      input={props}
      {...(stage === 'editing' && !disabled ? { note: intl.formatMessage(inputMessages.passwordHint) } : {})}
    >
      <PasswordInput
        {...textConstraints(attribute, draft)}
        autoComplete="new-password"
        labels={{
          show: intl.formatMessage(inputMessages.showPassword),
          hide: intl.formatMessage(inputMessages.hidePassword),
        }}
        onBlur={onBlur}
        onChange={(event) => onChange(textOrNull(event.target.value))}
        placeholder={placeholder}
        value={textOf(value)}
      />
    </InputField>
  );
}
