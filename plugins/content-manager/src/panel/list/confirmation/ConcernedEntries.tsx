import type { Entry } from '@admin/content-model';
import { FormattedList, FormattedMessage } from 'react-intl';
import { entryName } from '../entries/entry-name.ts';
import styles from './ConfirmationBody.module.css';
import { confirmationMessages } from './messages.ts';

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
