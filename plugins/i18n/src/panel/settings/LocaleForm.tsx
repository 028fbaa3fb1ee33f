import {
  explainUnnamedError,
  FormElement,
  FormProvider,
  notifyRef,
  submitForm,
  TextField,
  useFieldError,
  useService,
  type FilledMessage,
} from '@admin/shell';
import { Field, Switch } from '@admin/ui';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { Locale } from '../../endpoints.ts';
import { CodeField, FixedCode } from './CodeField.tsx';
import { checkLocale, localeValues, type LocaleValues } from './locale-values.ts';
import styles from './LocaleForm.module.css';
import { dialogMessages as say } from './messages.ts';
import { useSaveLocale } from './use-save-locale.ts';

export interface LocaleFormProps {
  /** Names the form for a submit button elsewhere. */
  readonly id: string;
  /** Null for one that is to be added. */
  readonly locale: Locale | null;
  readonly onSubmitting: (isSubmitting: boolean) => void;
  readonly onSaved: () => void;
}

/** A locale: which one, what it is called, and whether it is the default. */
export function LocaleForm({ id, locale, onSubmitting, onSaved }: LocaleFormProps) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const save = useSaveLocale(locale);
  const handleSubmit = async (values: LocaleValues) => {
    onSubmitting(true);
    let told: FilledMessage | undefined;
    const errors = await submitForm({
      values,
      check: checkLocale,
      send: async (sent) => {
        told = await save(sent);
      },
      explain: (error) => explainUnnamedError(error, { code: /locale already exists/i }),
    });
    onSubmitting(false);
    if (told) {
      notify({ tone: 'success', title: told });
      onSaved();
    }
    return errors;
  };
  return (
    <FormProvider<LocaleValues> initialValues={localeValues(locale)} onSubmit={handleSubmit}>
      <FormElement className={styles.form} id={id}>
        {locale ? <FixedCode code={locale.code} /> : <CodeField />}
        <TextField hint={intl.formatMessage(say.nameHint)} label={say.displayName} name="name" required />
        <DefaultField isFixed={locale?.isDefault === true} />
      </FormElement>
    </FormProvider>
  );
}

/** Whether it is the default, which moves to another locale and is never taken away. */
function DefaultField({ isFixed }: { readonly isFixed: boolean }) {
  const intl = useIntl();
  const { input } = useField<boolean>('isDefault', { subscription: { value: true } });
  return (
    <Field
      disabled={isFixed}
      error={useFieldError('isDefault')}
      hint={intl.formatMessage(isFixed ? say.defaultStays : say.isDefaultHint)}
      label={intl.formatMessage(say.isDefault)}
      name="isDefault"
    >
      <Switch checked={input.value} onCheckedChange={(isOn) => input.onChange(isOn)} />
    </Field>
  );
}
