import { Checkbox } from '@admin/ui';
import { Field } from 'react-final-form';
import { useIntl } from 'react-intl';
import { useAnalytics } from '../../analytics/use-analytics.ts';
import { AuthField, FieldPair } from '../frame/AuthForm.tsx';
import { authMessages } from '../frame/messages.ts';
import { NewPasswordFields } from '../frame/NewPasswordFields.tsx';
import { registerMessages } from './messages.ts';

/** The fields of every registration. */
export interface Registration {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  /** Never sent with the registration. */
  readonly newsletter: boolean;
}

export const emptyRegistration: Registration = {
  firstname: '',
  lastname: '',
  email: '',
  password: '',
  confirmPassword: '',
  newsletter: false,
};

export interface RegisterFieldsProps {
  /** `given` shows the address of the invitation. */
  readonly email: 'asked' | 'given';
}

/** The fields of both registrations. */
export function RegisterFields({ email }: RegisterFieldsProps) {
  const intl = useIntl();
  const { isOn } = useAnalytics();
  return (
    <>
      <FieldPair>
        <AuthField autoComplete="given-name" label={registerMessages.firstname} name="firstname" required />
        <AuthField autoComplete="family-name" label={registerMessages.lastname} name="lastname" />
      </FieldPair>
      <AuthField
        autoComplete="email"
        disabled={email === 'given'}
        label={authMessages.email}
        name="email"
        required={email === 'asked'}
        type="email"
      />
      <NewPasswordFields />
      {/* Only offered if an endpoint is configured. */}
      {isOn && (
        <Field<boolean> name="newsletter" type="checkbox">
          {({ input }) => (
            <Checkbox
              checked={input.checked === true}
              label={intl.formatMessage(registerMessages.newsletter)}
              onCheckedChange={(checked) => input.onChange(checked)}
            />
          )}
        </Field>
      )}
    </>
  );
}
