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

const said = {
  ready: publishMessages.ready,
  published: publishMessages.alreadyPublished,
  publishing: publishMessages.publishing,
} as const;

/** Where an entry stands, in words. */
export function PublishStatus({ row, view }: { readonly row: PublishRow; readonly view: ContentTypeView }) {
  const { state, errors } = row;
  if (state === 'invalid') return <PublishErrors errors={errors} view={view} />;
  return (
    <span className={styles.state} data-state={state}>
      {state === 'ready' && <Icon icon={CircleCheck} />}
      <FormattedMessage {...said[state]} />
    </span>
  );
}

export interface PublishErrorsProps {
  readonly errors: readonly PublishIssue[];
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

export interface EntryLinkProps {
  readonly uid: string;
  readonly id: number;
  readonly children: ReactNode;
}

/** Leads to an entry beside the dialog: what was chosen in it is still there when the entry is mended. */
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
