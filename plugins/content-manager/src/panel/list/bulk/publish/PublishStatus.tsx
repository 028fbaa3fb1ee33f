import { formatValue, PanelLink } from '@admin/shell';
import { Icon, Link } from '@admin/ui';
import { CircleCheck } from '@admin/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { entryPage, keepParameters } from '../../../address/index.ts';
import type { ContentTypeView } from '../../../schema/index.ts';
import { fieldLabels } from '../../fields/labels.ts';
import type { PublishIssue } from '@admin/entry-form';
import { publishMessages } from './messages.ts';
import type { PublishRow } from './publish-state.ts';
import styles from './PublishEntries.module.css';

const texts = {
  ready: publishMessages.ready,
  published: publishMessages.alreadyPublished,
  publishing: publishMessages.publishing,
} as const;

/** The publication status of an entry in words, or its errors. */
export function PublishStatus({ row, view }: { readonly row: PublishRow; readonly view: ContentTypeView }) {
  const { state, errors } = row;
  if (state === 'invalid') return <PublishErrors errors={errors} view={view} />;
  return (
    <span className={styles.state} data-state={state}>
      {state === 'ready' && <Icon icon={CircleCheck} />}
      <FormattedMessage {...texts[state]} />
    </span>
  );
}

export interface PublishErrorsProps {
  readonly errors: readonly PublishIssue[];
  readonly view: ContentTypeView;
}

/** The maximum number of errors shown per entry; the edit view shows all. */
const maxErrors = 3;

/** The errors of an entry, by field. */
export function PublishErrors({ errors, view }: PublishErrorsProps) {
  const intl = useIntl();
  const more = errors.length - maxErrors;
  return (
    <ul className={styles.errors}>
      {errors.slice(0, maxErrors).map(({ path, message }, index) => {
        const error = formatValue(intl, message);
        const field = fieldLabels(path, view).join(' › ');
        return (
          // The errors of one validation do not change.
          <li key={index}>
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

export interface EntryLinkProps {
  readonly uid: string;
  readonly id: number;
  readonly children: ReactNode;
}

/** Opens an entry in a new tab, so that the selection in the dialog is preserved. */
export function EntryLink({ uid, id, children }: EntryLinkProps) {
  const intl = useIntl();
  const { search } = useLocation();
  return (
    <Link asChild labels={{ opensInNewTab: intl.formatMessage(publishMessages.newTab) }} variant="external">
      <PanelLink to={entryPage.to({ uid, id }, keepParameters(new URLSearchParams(search)))}>
        {children}
      </PanelLink>
    </Link>
  );
}
