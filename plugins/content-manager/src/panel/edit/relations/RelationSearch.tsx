import { ownValue, type FormRelation } from '@admin/content-model';
import { Combobox, Field } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { httpRef, useService } from '@admin/shell';
import { shownText } from '../../text/shown-text.ts';
import { useSearch } from '../../text/use-search.ts';
import { useEditing } from '../editing-context.ts';
import type { FieldEditorProps } from '../fields/field-editor-props.ts';
import { fieldName, holderPath } from '../form/index.ts';
import { relationMessages } from './messages.ts';
import { holderUid, relatableQuery } from './relatable-query.ts';
import type { LinkedEntries } from './use-linked-entries.ts';

export interface RelationSearchProps extends FieldEditorProps {
  readonly linked: LinkedEntries;
  readonly mainField: string;
  readonly isOne: boolean;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly onPick: (entry: FormRelation) => void;
}

/** Finds entries that can be linked, by what they are called; nothing is asked for before somebody looks for it. */
export function RelationSearch(props: RelationSearchProps) {
  const { path, label, hint, disabled, labelAction, linked, mainField, isOne, required, error, onPick } =
    props;
  const intl = useIntl();
  const http = useService(httpRef);
  const { form, stage, address } = useEditing();
  const { wanted, isTyping, look } = useSearch();
  const uid = linked.owner?.uid ?? holderUid(form.attributeAt(holderPath(path)), address.uid);
  const found = useQuery({
    ...relatableQuery(http, {
      uid,
      field: fieldName(path),
      // A copy has its links still to come, and so has what is new.
      entityId: stage === 'creating' ? null : (linked.owner?.id ?? null),
      difference: linked.difference,
      parameters: address.parameters,
      search: wanted ?? '',
    }),
    enabled: wanted !== null && !disabled,
  });
  const isListed = new Set(linked.shown.map(({ id }) => id));
  const options = (found.data ?? [])
    .filter(({ id }) => !isListed.has(id))
    .map((entry) => ({
      value: String(entry.id),
      label: shownText(ownValue(entry, mainField) || entry.id),
      entry,
    }));
  const failed = found.isError ? intl.formatMessage(relationMessages.searchFailed) : undefined;
  return (
    <Field
      disabled={disabled}
      error={error ?? failed}
      hint={hint}
      label={label}
      labelAction={labelAction}
      name={path}
      required={required}
    >
      <Combobox
        handsOn
        labels={{
          open: intl.formatMessage(relationMessages.open),
          empty: intl.formatMessage(relationMessages.nothingFound),
          loading: intl.formatMessage(relationMessages.searching),
        }}
        loading={found.isFetching || isTyping}
        onQueryChange={look}
        onValueChange={(option) => {
          if (!option) return;
          look(null);
          onPick(option.entry);
        }}
        options={options}
        placeholder={intl.formatMessage(isOne ? relationMessages.replace : relationMessages.search)}
        value={null}
      />
    </Field>
  );
}
