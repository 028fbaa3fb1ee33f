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
import { Button, Dialog, Field, Switch } from '@admin/ui';
import { useId, useState } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { Locale } from '../../endpoints.ts';
import { CodeField, FixedCode } from './CodeField.tsx';
import { checkLocale, localeValues, type LocaleValues, useSaveLocale } from './use-save-locale.ts';
import { dialogMessages } from './messages.ts';
import styles from './LocaleDialog.module.css';

interface LocaleDialogProps {
  readonly open: boolean;
  /** Null for a new locale. */
  readonly locale: Locale | null;
  readonly onClose: () => void;
}

/** Adds a locale, or changes one. */
export function LocaleDialog({ open, locale, onClose }: LocaleDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const close = () => {
    if (!isSubmitting) onClose();
  };
  return (
    <Dialog
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(dialogMessages.cancel)}</Button>
          <Button form={formId} loading={isSubmitting} type="submit" variant="primary">
            {intl.formatMessage(locale ? dialogMessages.save : dialogMessages.addConfirm)}
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(dialogMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      open={open}
      outsideClick="block"
      size="small"
      title={
        locale
          ? intl.formatMessage(dialogMessages.editTitle, { name: locale.name })
          : intl.formatMessage(dialogMessages.addTitle)
      }
    >
      <LocaleForm id={formId} locale={locale} onSaved={onClose} onSubmitting={setIsSubmitting} />
    </Dialog>
  );
}

interface LocaleFormProps {
  /** Id of the form, for the submit button. */
  readonly id: string;
  /** Null for a new locale. */
  readonly locale: Locale | null;
  readonly onSubmitting: (isSubmitting: boolean) => void;
  readonly onSaved: () => void;
}

/** The form of a locale: code, name, and whether it is the default. */
function LocaleForm({ id, locale, onSubmitting, onSaved }: LocaleFormProps) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const save = useSaveLocale(locale);
  const handleSubmit = async (values: LocaleValues) => {
    onSubmitting(true);
    let notice: FilledMessage | undefined;
    const errors = await submitForm({
      values,
      check: checkLocale,
      send: async (sent) => {
        notice = await save(sent);
      },
      explain: (error) => explainUnnamedError(error, { code: /locale already exists/i }),
    });
    onSubmitting(false);
    if (notice) {
      notify({ tone: 'success', title: notice });
      onSaved();
    }
    return errors;
  };
  return (
    <FormProvider<LocaleValues> initialValues={localeValues(locale)} onSubmit={handleSubmit}>
      <FormElement className={styles.form} id={id}>
        {locale ? <FixedCode code={locale.code} /> : <CodeField />}
        <TextField
          hint={intl.formatMessage(dialogMessages.nameHint)}
          label={dialogMessages.displayName}
          name="name"
          required
        />
        <DefaultField isFixed={locale?.isDefault === true} />
      </FormElement>
    </FormProvider>
  );
}

/** The default setting, which can move to another locale but cannot be switched off. */
function DefaultField({ isFixed }: { readonly isFixed: boolean }) {
  const intl = useIntl();
  const { input } = useField<boolean>('isDefault', { subscription: { value: true } });
  return (
    <Field
      disabled={isFixed}
      error={useFieldError('isDefault')}
      hint={intl.formatMessage(isFixed ? dialogMessages.defaultStays : dialogMessages.isDefaultHint)}
      label={intl.formatMessage(dialogMessages.isDefault)}
      name="isDefault"
    >
      <Switch checked={input.value} onCheckedChange={(isOn) => input.onChange(isOn)} />
    </Field>
  );
}
