import { ChipList, Combobox, Field } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { explorerMessages as messages } from './messages.ts';
import type { ParameterInput } from './request/operations.ts';
import styles from './Explorer.module.css';

interface ListFieldProps {
  readonly input: ParameterInput;
  readonly items: readonly string[];
  readonly error: string | null;
  readonly onChange: (items: readonly string[]) => void;
}

/** The maximum number of suggestions. */
const maxOptions = 100;

function isPermitted({ pattern }: ParameterInput, text: string): boolean {
  if (pattern === null || text.length > 200) return false;
  // The pattern comes from the server of the panel and has no nested repetition.
  return new RegExp(pattern, 'u').test(text);
}

/** A list of texts: those of the description are suggested, others that its pattern permits can be typed. */
export function ListField({ input, items, error, onChange }: ListFieldProps) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const typed = query.trim();
  const found = input.options.filter(
    (option) => !items.includes(option) && option.toLowerCase().includes(typed.toLowerCase()),
  );
  const isOther = !items.includes(typed) && !input.options.includes(typed) && isPermitted(input, typed);
  const options = [...(isOther ? [typed] : []), ...found.slice(0, maxOptions)];
  return (
    <div className={styles['listField']}>
      <Field error={error} label={<bdi>{input.name}</bdi>}>
        <Combobox
          clearOnSelect
          labels={{
            open: intl.formatMessage(messages.showOptions),
            empty: intl.formatMessage(messages.nothingFound),
          }}
          onQueryChange={setQuery}
          onValueChange={(option) => option && onChange([...items, option.value])}
          options={options.map((value) => ({ value, label: value }))}
          staysOpen
          value={null}
        />
      </Field>
      <ChipList
        chips={items.map((text) => ({
          id: text,
          text,
          removeLabel: intl.formatMessage(messages.removeItem, { item: text }),
        }))}
        label={intl.formatMessage(messages.selectedItems, { name: input.name })}
        onRemove={(removed) => onChange(items.filter((item) => item !== removed))}
      />
    </div>
  );
}
