import type { LinkedEntryFieldProps } from '@admin/editors';
import { httpRef, useService } from '@admin/shell';
import { ChipList, Combobox, Field, Select } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCallParameters } from '../../address/index.ts';
import { shownText } from '../../text/shown-text.ts';
import { useSearch } from '../../text/use-search.ts';
import styles from './LinkedEntryField.module.css';
import { linkedEntryMessages } from './messages.ts';
import {
  entryAddressOf,
  linkableEntriesQuery,
  linkedEntryQuery,
  useLinkableTypes,
} from './linkable-entries.ts';

/** The linked entry, or a search among the entries that the user may read. */
export default function LinkedEntryField({ entry, onPick, onRemove }: LinkedEntryFieldProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const parameters = useCallParameters();
  const types = useLinkableTypes();
  const { __type: linkedUid = '', id: linkedId } = entry ?? {};
  const [chosen, setChosen] = useState(linkedUid);
  const { wanted, isTyping, look } = useSearch();
  const type = types.find(({ contentType }) => contentType.uid === chosen) ?? types[0];
  const uid = type?.contentType.uid ?? '';
  const mainField = (of: string) =>
    types.find(({ contentType }) => contentType.uid === of)?.mainField ?? 'id';
  const found = useQuery({
    ...linkableEntriesQuery(http, { uid, search: wanted ?? '', parameters }),
    enabled: type !== undefined && wanted !== null,
  });
  const linked = useQuery({ ...linkedEntryQuery(http, entry), enabled: entry !== undefined });
  const title = (of: string, record: Readonly<Record<string, unknown>>) =>
    shownText(record[mainField(of)] || record['id']);
  if (!type && !entry) return null;
  const name = linked.data ? title(linkedUid, linked.data) : `#${linkedId ?? ''}`;
  return (
    <>
      {entry && (
        <div>
          <ChipList
            chips={[
              {
                id: 'entry',
                text: name,
                removeLabel: intl.formatMessage(linkedEntryMessages.unlinkEntry, { name }),
              },
            ]}
            label={intl.formatMessage(linkedEntryMessages.entry)}
            onRemove={onRemove}
          />
          <output className={styles['note']} data-gone={linked.data === null || undefined}>
            {intl.formatMessage(
              linked.data === null ? linkedEntryMessages.entryGone : linkedEntryMessages.entryHint,
            )}
          </output>
        </div>
      )}
      {type && !entry && (
        <>
          {types.length > 1 && (
            <Field label={intl.formatMessage(linkedEntryMessages.type)}>
              <Select
                onValueChange={setChosen}
                options={types.map(({ contentType }) => ({
                  value: contentType.uid,
                  label: contentType.info.displayName,
                }))}
                value={uid}
              />
            </Field>
          )}
          <Field
            error={found.isError ? intl.formatMessage(linkedEntryMessages.entriesFailed) : undefined}
            label={intl.formatMessage(linkedEntryMessages.entry)}
          >
            <Combobox
              clearOnSelect
              labels={{
                open: intl.formatMessage(linkedEntryMessages.showEntries),
                empty: intl.formatMessage(linkedEntryMessages.noEntries),
                loading: intl.formatMessage(linkedEntryMessages.loadingEntries),
              }}
              loading={found.isFetching || isTyping}
              onQueryChange={look}
              onValueChange={(option) =>
                option &&
                onPick(
                  { __type: uid, id: option.record.id },
                  { title: option.label, address: entryAddressOf(type.contentType, option.record) },
                )
              }
              options={(found.data ?? []).map((record) => ({
                value: String(record.id),
                label: title(uid, record),
                record,
              }))}
              placeholder={intl.formatMessage(linkedEntryMessages.findEntry)}
              value={null}
            />
          </Field>
        </>
      )}
    </>
  );
}
