import { formatValue } from '@admin/shell';
import { Link, Tooltip } from '@admin/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { trailText } from '../errors/trail-text.ts';
import { useWrongFields } from '../errors/use-wrong-fields.ts';
import type { WrongField } from '../errors/wrong-fields.ts';
import { editMessages } from '../messages.ts';
import styles from './EntryProblems.module.css';

export interface EntryProblemsProps {
  /** Leads to the field of a written path. */
  readonly onReveal: (path: string) => void;
}

/** What is wrong in the form: how much, and where, each as a link that leads to its field. Nothing while nothing is. */
export function EntryProblems({ onReveal }: EntryProblemsProps) {
  const wrong = useWrongFields();
  return (
    <>
      <div aria-live="polite" className={styles['live']}>
        {wrong.length > 0 && (
          <h3 className={styles['count']}>
            <FormattedMessage {...editMessages.problems} values={{ count: wrong.length }} />
          </h3>
        )}
      </div>
      {wrong.length > 0 && (
        <ol className={styles['list']}>
          {wrong.map((field) => (
            <li className={styles['problem']} key={field.path}>
              <Problem field={field} onReveal={onReveal} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The words about it stand at the field; where the form has no such field, here. */
function Problem({ field, onReveal }: EntryProblemsProps & { readonly field: WrongField }) {
  const intl = useIntl();
  const error = formatValue(intl, field.error);
  if (!field.trail.isShown) {
    return <FormattedMessage {...editMessages.errorElsewhere} values={{ field: field.path, error }} />;
  }
  return (
    <Tooltip content={error}>
      <Link asChild>
        <button className={styles['link']} onClick={() => onReveal(field.path)} type="button">
          {trailText(field.trail, intl)}
        </button>
      </Link>
    </Tooltip>
  );
}
