import { Field, Select, TextInput } from '@admin/ui';
import { useIntl } from 'react-intl';
import { ListField } from './ListField.tsx';
import { explorerMessages as messages } from './messages.ts';
import type { ParameterInput } from './request/operations.ts';
import type { RequestValues } from './request/request-values.ts';

/** Changes the input of a request. */
export type ChangeValues = (change: (values: RequestValues) => RequestValues) => void;

interface ParameterFieldProps {
  readonly input: ParameterInput;
  readonly values: RequestValues;
  readonly error: string | null;
  readonly onChange: ChangeValues;
}

/** The field of a parameter, by its type. Its label is the name that the address contains. */
export function ParameterField({ input, values, error, onChange }: ParameterFieldProps) {
  const intl = useIntl();
  const { name, kind, isRequired } = input;
  if (kind === 'list') {
    return (
      <ListField
        error={error}
        input={input}
        items={values.lists[name] ?? []}
        onChange={(items) => onChange((before) => ({ ...before, lists: { ...before.lists, [name]: items } }))}
      />
    );
  }
  const text = values.texts[name] ?? '';
  const setText = (next: string): void =>
    onChange((before) => ({ ...before, texts: { ...before.texts, [name]: next } }));
  const options = kind === 'boolean' ? ['true', 'false'] : input.options;
  return (
    <Field error={error} label={<bdi>{name}</bdi>} required={isRequired}>
      {kind === 'choice' || kind === 'boolean' ? (
        <Select
          labels={{ none: intl.formatMessage(messages.notSet) }}
          onClear={() => setText('')}
          onValueChange={setText}
          options={options.map((value) => ({ value, label: value }))}
          placeholder={intl.formatMessage(messages.notSet)}
          value={text === '' ? null : text}
        />
      ) : (
        <TextInput
          autoComplete="off"
          dir="ltr"
          inputMode={kind === 'number' ? 'numeric' : undefined}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
          value={text}
        />
      )}
    </Field>
  );
}
