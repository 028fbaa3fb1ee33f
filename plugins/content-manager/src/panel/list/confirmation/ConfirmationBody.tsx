import { entryTitleName, type Entry } from '@admin/content-model';
import { type MatchingQuery, type Zone, ZoneOutlet } from '@admin/shell';
import { useMemo } from 'react';
import type { ConfirmationContext } from '../../../points.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { useDeclaredType } from '../columns/use-declared-type.ts';
import styles from './ConfirmationBody.module.css';
import { ConcernedEntries } from './ConcernedEntries.tsx';

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
