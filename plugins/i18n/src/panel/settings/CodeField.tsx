import { httpRef, useFieldError, useService } from '@admin/shell';
import { Combobox, Field, TextInput, type ComboboxOption } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import { i18nClient, useLocales } from '../locales/locales-query.ts';
import { findLocales, type ListedLocale } from './find-locales.ts';
import type { LocaleValues } from './use-save-locale.ts';
import { dialogMessages } from './messages.ts';

/** A search field for a new locale, by name or code. It also fills the name field until the user changes that. */
export function CodeField() {
  const intl = useIntl();
  const form = useForm<LocaleValues>();
  const { input } = useField<string | null>('code', { subscription: { value: true }, allowNull: true });
  const listed = useListedLocales();
  const [query, setQuery] = useState('');
  const found = useMemo(() => findLocales(listed.locales ?? [], query), [listed.locales, query]);
  const present = intl.formatMessage(dialogMessages.present);
  const optionOf = ({ code, name, isPresent }: ListedLocale): ComboboxOption => ({
    value: code,
    label: name,
    disabled: isPresent,
    ...(isPresent && { hint: present }),
  });
  const nameOf = (code: unknown) => listed.locales?.find((locale) => locale.code === code)?.name;
  const chosen = listed.locales?.find(({ code }) => code === input.value);
  const error = useFieldError('code');
  return (
    <Field
      error={error ?? (listed.isFailed ? intl.formatMessage(dialogMessages.listFailed) : undefined)}
      label={intl.formatMessage(dialogMessages.locale)}
      name="code"
      required
    >
      <Combobox
        labels={{
          empty: intl.formatMessage(dialogMessages.noMatch),
          loading: intl.formatMessage(dialogMessages.loading),
          open: intl.formatMessage(dialogMessages.open),
        }}
        loading={!listed.locales && !listed.isFailed}
        onBlur={input.onBlur}
        onQueryChange={setQuery}
        onValueChange={(option) => {
          const { name } = form.getState().values;
          if (!name || name === nameOf(input.value)) form.change('name', option?.label ?? null);
          input.onChange(option?.value ?? null);
        }}
        options={found.map(optionOf)}
        placeholder={intl.formatMessage(dialogMessages.find)}
        value={chosen ? optionOf(chosen) : null}
      />
    </Field>
  );
}

/** The code of an existing locale. */
export function FixedCode({ code }: { readonly code: string }) {
  const intl = useIntl();
  return (
    <Field
      disabled
      hint={intl.formatMessage(dialogMessages.codeStays)}
      label={intl.formatMessage(dialogMessages.locale)}
    >
      <TextInput readOnly value={code} />
    </Field>
  );
}

/** Returns the locales that can be added; undefined while they load. */
function useListedLocales(): {
  readonly locales: readonly ListedLocale[] | undefined;
  readonly isFailed: boolean;
} {
  const calls = i18nClient(useService(httpRef));
  const present = useLocales();
  const { data, isError } = useQuery({
    queryKey: ['i18n', 'iso-locales'],
    queryFn: ({ signal }) => calls.call('GET /i18n/iso-locales', { signal }),
    staleTime: Infinity,
  });
  const locales = useMemo(() => {
    const codes = new Set(present?.map(({ code }) => code));
    return data?.map((locale) => ({ ...locale, isPresent: codes.has(locale.code) }));
  }, [data, present]);
  return { locales, isFailed: isError && !data };
}
