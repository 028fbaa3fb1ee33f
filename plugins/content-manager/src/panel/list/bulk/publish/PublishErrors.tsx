import { formatValue } from '@admin/shell';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContentTypeView } from '../../../schema/index.ts';
import { fieldLabels } from '../../fields/field-labels.ts';
import type { PublishError } from './judge-entries.ts';
import { publishMessages } from './messages.ts';
import styles from './PublishEntries.module.css';

export interface PublishErrorsProps {
  readonly errors: readonly PublishError[];
  readonly view: ContentTypeView;
}

/** Lines that are read of one entry; whoever mends these sees the others there. */
const mostLines = 3;

/** What is wrong with an entry, by the fields that it is wrong in. */
export function PublishErrors({ errors, view }: PublishErrorsProps) {
  const intl = useIntl();
  const more = errors.length - mostLines;
  return (
    <ul className={styles.errors}>
      {errors.slice(0, mostLines).map(({ path, message }) => {
        const error = formatValue(intl, message);
        const field = fieldLabels(path, view).join(' › ');
        return (
          <li key={`${path.join('.')} ${error}`}>
            {field === '' ? error : intl.formatMessage(publishMessages.error, { field, error })}
          </li>
        );
      })}
      {more > 0 && (
        <li>
          <FormattedMessage {...publishMessages.moreErrors} values={{ count: more }} />
        </li>
      )}
    </ul>
  );
}
