import { ownValue, type FormRelation } from '@admin/content-model';
import { Combobox, Field, Icon } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { httpRef, useService } from '@admin/shell';
import { shownText } from '../../text/shown-text.ts';
import { useSearch } from '../../text/use-search.ts';
import { useEditing } from '../editing/editing-context.ts';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { fieldName, holderPath } from '@admin/entry-form';
import { editMessages } from '../messages.ts';
import { relationMessages } from './messages.ts';
import { holderUid, relatableQuery } from './relatable-query.ts';
import type { LinkedEntries } from './use-linked-entries.ts';
import type { RelatedEntries } from './use-related-entries.ts';

export interface RelationSearchProps extends FieldEditorProps {
  readonly linked: LinkedEntries;
  readonly mainField: string;
  readonly isOne: boolean;
  /** The entry that a relation to one links, shown in the field. */
  readonly chosen: FormRelation | undefined;
  readonly nameOf: (entry: FormRelation) => string;
  /** Badges and links about the chosen entry. */
  readonly chosenSlot: ReactNode;
  readonly create: RelatedEntries['create'];
  readonly required: boolean;
  readonly error: string | undefined;
  readonly onPick: (entry: FormRelation) => void;
  readonly onRemove: (entry: FormRelation) => void;
}

/** The search for entries to link, by main field. Sends no request before the user opens it. */
export function RelationSearch(props: RelationSearchProps) {
  const { path, label, hint, disabled, labelAction, linked, mainField, isOne, required, error } = props;
  const { chosen, nameOf, chosenSlot, create, onPick, onRemove } = props;
  const intl = useIntl();
  const http = useService(httpRef);
  const { form, stage, address, draft } = useEditing();
  const { wanted, isTyping, look } = useSearch();
  const uid = linked.owner?.uid ?? holderUid(form.attributeAt(holderPath(path)), address.uid);
  const found = useQuery({
    ...relatableQuery(http, {
      uid,
      field: fieldName(path),
      // A copy has no stored links yet, and neither has a new entry.
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
    .map((entry: FormRelation) => ({
      value: String(entry.id),
      label: shownText(ownValue(entry, mainField) || entry.id),
      entry,
    }));
  const isAwaited = isOne && linked.state === 'loading';
  const placeholder = isAwaited
    ? relationMessages.loading
    : isOne
      ? relationMessages.choose
      : relationMessages.search;
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
      requiredNote={draft ? intl.formatMessage(editMessages.requiredToPublish) : undefined}
    >
      <Combobox
        action={
          create && {
            label: intl.formatMessage(relationMessages.create, { type: create.type }),
            icon: <Icon icon={Plus} size="small" />,
            onSelect: create.open,
          }
        }
        clearable={chosen !== undefined}
        endSlot={chosenSlot}
        clearOnSelect={!isOne}
        labels={{
          ...(chosen && { clear: intl.formatMessage(relationMessages.remove, { entry: nameOf(chosen) }) }),
          open: intl.formatMessage(relationMessages.show),
          empty: intl.formatMessage(relationMessages.nothingFound),
          loading: intl.formatMessage(relationMessages.searching),
        }}
        loading={found.isFetching || isTyping}
        onQueryChange={look}
        onValueChange={(option) => {
          if (option) onPick(option.entry);
          else if (chosen) onRemove(chosen);
        }}
        options={options}
        placeholder={intl.formatMessage(placeholder)}
        staysOpen={!isOne}
        value={chosen ? { value: String(chosen.id), label: nameOf(chosen), entry: chosen } : null}
      />
    </Field>
  );
}
