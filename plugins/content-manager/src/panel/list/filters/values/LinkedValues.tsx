import { mostValues } from '@admin/content-model';
import { ChipList, Combobox, Field } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { builderMessages } from '../builder-messages.ts';
import { useSearch } from '../../../text/use-search.ts';
import type { LinkedOptionsQuery } from './linked-options.ts';
import styles from './values.module.css';

export interface LinkedValuesProps {
  /** The options for what was typed. */
  readonly queryFor: (search: string) => LinkedOptionsQuery;
  readonly label: string;
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly nameOf: (id: string) => string | undefined;
  readonly isMissing: boolean;
}

/** Some entries or people, each found by typing. */
export function LinkedValues({ queryFor, label, chosen, onChange, nameOf, isMissing }: LinkedValuesProps) {
  const intl = useIntl();
  const { wanted, isTyping, look } = useSearch();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const found = useQuery({ ...queryFor(wanted ?? ''), enabled: wanted !== null });
  const shownName = (id: string): string => names.get(id) ?? nameOf(id) ?? id;
  const missing = isMissing && intl.formatMessage(builderMessages.missing);
  const failed = found.isError && intl.formatMessage(builderMessages.failed);
  const takeOutLabel = (id: string) => intl.formatMessage(builderMessages.takeOut, { name: shownName(id) });
  return (
    <div className={styles.picker}>
      <Field error={failed || missing} label={label} labelVisibility="hidden">
        <Combobox
          disabled={chosen.length >= mostValues}
          handsOn
          labels={{
            open: intl.formatMessage(builderMessages.open),
            empty: intl.formatMessage(builderMessages.noMatch),
            loading: intl.formatMessage(builderMessages.loading),
          }}
          loading={found.isFetching || isTyping}
          onQueryChange={look}
          onValueChange={(option) => {
            if (!option) return;
            setNames((known) => new Map(known).set(option.value, option.label));
            onChange([...chosen, option.value]);
          }}
          options={(found.data ?? []).filter(({ value }) => !chosen.includes(value))}
          placeholder={intl.formatMessage(builderMessages.search)}
          value={null}
        />
      </Field>
      <ChipList
        chips={chosen.map((id) => ({ id, text: shownName(id), removeLabel: takeOutLabel(id) }))}
        label={intl.formatMessage(builderMessages.chosen)}
        onRemove={(id) => onChange(chosen.filter((one) => one !== id))}
      />
    </div>
  );
}
