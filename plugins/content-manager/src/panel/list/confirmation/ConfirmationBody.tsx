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

/** The entries of a question: those with these ids, or all that match. */
export interface AskedAbout {
  readonly count: number;
  readonly ids?: readonly number[] | undefined;
  readonly entries?: readonly Entry[] | undefined;
  readonly shown?: readonly Entry[] | undefined;
  readonly matching?: MatchingQuery | undefined;
  readonly locale?: string;
}

export interface ConfirmationBodyProps {
  /** What will happen, as the action says it. */
  readonly text: string | undefined;
  /** Where plugins add to it. */
  readonly zone: Zone<ConfirmationContext>;
  readonly view: ContentTypeView;
  readonly about: AskedAbout;
}

const none: readonly never[] = [];

/** What is said before something happens to entries: by the action, which ones they are, then by plugins. */
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
  /** The entries as far as they are known. */
  readonly entries: readonly Entry[];
  readonly mainField: string;
}

/** Names that are read before a question is answered; of more of them only the number is. */
const mostNames = 5;

/** How many entries a question is about, and what the first of them are called. */
export function ConcernedEntries({ count, entries, mainField }: ConcernedEntriesProps) {
  const names = entries.slice(0, mostNames).map((entry) => entryName(entry, mainField));
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

export interface ActionWordsProps {
  readonly actionId: string;
  readonly view: ContentTypeView;
  /** The entries that the action is about. */
  readonly about: AskedAbout | Selection;
  /** What the action says itself. */
  readonly words: string | undefined;
}

/** What is said before an action on entries of a list runs. */
export function ActionWords({ actionId, view, about, words }: ActionWordsProps) {
  const zone = confirmationZone(actionId);
  return zone ? <ConfirmationBody about={about} text={words} view={view} zone={zone} /> : words;
}

const zones: ReadonlyMap<string, Zone<ConfirmationContext>> = new Map([
  ['delete', listViewDeleteInformation],
  ['publish', listViewPublishInformation],
  ['unpublish', listViewUnpublishInformation],
]);

/** The zone in the question of a bulk action, by the action's id; none in the questions of plugins. */
export function confirmationZone(actionId: string): Zone<ConfirmationContext> | undefined {
  return zones.get(actionId);
}
