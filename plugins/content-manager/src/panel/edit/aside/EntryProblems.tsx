import { formatValue } from '@admin/shell';
import { Link, Tooltip } from '@admin/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { breadcrumbText } from '../errors/field-breadcrumb.ts';
import { useInvalidFields, type InvalidField } from '../errors/invalid-fields.ts';
import { editMessages } from '../messages.ts';
import styles from './EntryProblems.module.css';

export interface EntryProblemsProps {
  /** Leads to the field of a written path. */
  readonly onReveal: (path: string) => void;
}

/** What is wrong in the form: how much, and where, each as a link that leads to its field. Nothing while nothing is. */
export function EntryProblems({ onReveal }: EntryProblemsProps) {
  const wrong = useInvalidFields();
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
function Problem({ field, onReveal }: EntryProblemsProps & { readonly field: InvalidField }) {
  const intl = useIntl();
  const error = formatValue(intl, field.error);
  if (!field.breadcrumb.isShown) {
    return <FormattedMessage {...editMessages.errorElsewhere} values={{ field: field.path, error }} />;
  }
  return (
    <Tooltip content={error}>
      <Link asChild>
        <button className={styles['link']} onClick={() => onReveal(field.path)} type="button">
          {breadcrumbText(field.breadcrumb, intl)}
        </button>
      </Link>
    </Tooltip>
  );
}
