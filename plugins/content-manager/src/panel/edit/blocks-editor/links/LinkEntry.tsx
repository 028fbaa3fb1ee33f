import type { LinkedEntry } from '@admin/content-model';
import { httpRef, useService } from '@admin/shell';
import { ChipList, Combobox, Field, Select } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCallParameters } from '../../../address/index.ts';
import { shownText } from '../../../text/shown-text.ts';
import { useSearch } from '../../../text/use-search.ts';
import styles from './LinkLayer.module.css';
import { linkMessages } from './messages.ts';
import { entryAddressOf, linkedEntryQuery, linkableEntriesQuery } from './linkable-entries.ts';
import { useLinkableTypes } from './use-linkable-types.ts';

/** What is known of an entry that was chosen. */
export interface PickedEntry {
  readonly title: string;
  /** A path that it can be found at, as far as the panel can tell. */
  readonly address: string;
}

export interface LinkEntryProps {
  /** The entry that the link leads to. */
  readonly entry: LinkedEntry | undefined;
  readonly onPick: (entry: LinkedEntry, picked: PickedEntry) => void;
  readonly onRemove: () => void;
}

/** The entry that a link leads to, and a search for one among those that the user may read. */
export default function LinkEntry({ entry, onPick, onRemove }: LinkEntryProps) {
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
                removeLabel: intl.formatMessage(linkMessages.takeEntryOut, { name }),
              },
            ]}
            label={intl.formatMessage(linkMessages.entry)}
            onRemove={onRemove}
          />
          <output className={styles['note']} data-gone={linked.data === null || undefined}>
            {intl.formatMessage(linked.data === null ? linkMessages.entryGone : linkMessages.entryHint)}
          </output>
        </div>
      )}
      {type && !entry && (
        <>
          {types.length > 1 && (
            <Field label={intl.formatMessage(linkMessages.type)}>
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
            error={found.isError ? intl.formatMessage(linkMessages.entriesFailed) : undefined}
            label={intl.formatMessage(linkMessages.entry)}
          >
            <Combobox
              handsOn
              labels={{
                open: intl.formatMessage(linkMessages.showEntries),
                empty: intl.formatMessage(linkMessages.noEntries),
                loading: intl.formatMessage(linkMessages.findingEntries),
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
              placeholder={intl.formatMessage(linkMessages.findEntry)}
              value={null}
            />
          </Field>
        </>
      )}
    </>
  );
}
