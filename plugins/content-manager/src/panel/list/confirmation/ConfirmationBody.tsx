import { type Entry, entryTitleName } from '@admin/content-model';
import type { Selection } from '@admin/shell';
import { type MatchingQuery, type Zone, ZoneOutlet } from '@admin/shell/host';
import { useMemo } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import {
  type ConfirmationContext,
  listViewDeleteInformation,
  listViewPublishInformation,
  listViewUnpublishInformation,
} from '../../../points.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { useDeclaredType } from '../fields/columns.ts';
import { entryName } from '../fields/labels.ts';
import { confirmationMessages } from '../messages.ts';
import styles from './ConfirmationBody.module.css';

/** The entries that a confirmation concerns: those with these ids, or all matching ones. */
export interface ConfirmedEntries {
  readonly count: number;
  readonly ids?: readonly number[] | undefined;
  readonly entries?: readonly Entry[] | undefined;
  readonly shown?: readonly Entry[] | undefined;
  readonly matching?: MatchingQuery | undefined;
  readonly locale?: string;
}

export interface ConfirmationBodyProps {
  /** The question, as the action describes it. */
  readonly text: string | undefined;
  /** The zone for additions of plugins. */
  readonly zone: Zone<ConfirmationContext>;
  readonly view: ContentTypeView;
  readonly about: ConfirmedEntries;
}

const none: readonly never[] = [];

/** The text of a confirmation: the question, the entries, and additions of plugins. */
export function ConfirmationBody({ text, zone, view, about }: ConfirmationBodyProps) {
  const contentType = useDeclaredType(view.contentType);
  const { count, ids = none, entries = about.shown ?? none, matching, locale } = about;
  const context = useMemo<ConfirmationContext>(
    () => ({
      contentType,
      ids,
      entries,
      ...(matching === undefined ? {} : { matching }),
      ...(locale === undefined ? {} : { locale }),
    }),
    [contentType, ids, entries, matching, locale],
  );
  return (
    <div className={styles.body}>
      {text}
      <ConcernedEntries
        count={count}
        entries={matching ? none : entries}
        mainField={entryTitleName(view.configuration.settings)}
      />
      <ZoneOutlet props={context} zone={zone} />
    </div>
  );
}

export interface ConcernedEntriesProps {
  readonly count: number;
  /** The known entries. */
  readonly entries: readonly Entry[];
  readonly mainField: string;
}

/** The maximum number of names; further entries are counted. */
const maxNames = 5;

/** The number of entries that a confirmation concerns, and the names of the first ones. */
export function ConcernedEntries({ count, entries, mainField }: ConcernedEntriesProps) {
  const names = entries.slice(0, maxNames).map((entry) => entryName(entry, mainField));
  const others = count - names.length;
  if (names.length === 0) {
    return (
      <strong className={styles.count}>
        <FormattedMessage {...confirmationMessages.allMatching} values={{ count }} />
      </strong>
    );
  }
  return (
    <div>
      {count > 1 && (
        <strong className={styles.count}>
          <FormattedMessage {...confirmationMessages.count} values={{ count }} />
        </strong>
      )}
      <div className={styles.names}>
        <FormattedList
          value={[
            ...names,
            ...(others > 0
              ? [
                  <FormattedMessage
                    key="others"
                    {...confirmationMessages.others}
                    values={{ count: others }}
                  />,
                ]
              : []),
          ]}
        />
      </div>
    </div>
  );
}

export interface ActionConfirmationProps {
  readonly actionId: string;
  readonly view: ContentTypeView;
  /** The entries that the action is about. */
  readonly about: ConfirmedEntries | Selection;
  /** The text of the action. */
  readonly words: string | undefined;
}

/** The confirmation of an action on entries of a list. */
export function ActionConfirmation({ actionId, view, about, words }: ActionConfirmationProps) {
  const zone = confirmationZone(actionId);
  return zone ? <ConfirmationBody about={about} text={words} view={view} zone={zone} /> : words;
}

const zones: ReadonlyMap<string, Zone<ConfirmationContext>> = new Map([
  ['delete', listViewDeleteInformation],
  ['publish', listViewPublishInformation],
  ['unpublish', listViewUnpublishInformation],
]);

/** Returns the zone in the confirmation of a built-in action; undefined for actions of plugins. */
export function confirmationZone(actionId: string): Zone<ConfirmationContext> | undefined {
  return zones.get(actionId);
}
