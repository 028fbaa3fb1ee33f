import { entryTitleName } from '@admin/content-model';
import { LoadFailed } from '@admin/shell';
import type { CheckedRows } from '@admin/shell/host';
import { Button, Table } from '@admin/ui';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ContentTypeView } from '../../../schema/index.ts';
import { entryName } from '../../fields/labels.ts';
import { publishMessages } from './messages.ts';
import { countStates, type PublishRow } from './publish-state.ts';
import styles from './PublishEntries.module.css';
import { PublishQuestion, type QuestionSubject } from './PublishQuestion.tsx';
import { usePublishChecked } from './use-publish-checked.ts';
import { usePublishColumns } from './use-publish-columns.tsx';

export interface PublishCheckedProps {
  readonly selection: CheckedRows;
  readonly view: ContentTypeView;
  readonly close: () => void;
}

const rowId = ({ id }: PublishRow): string => id;

/** The selected entries with their status; publishes the valid ones together. */
export function PublishChecked({ selection, view, close }: PublishCheckedProps) {
  const intl = useIntl();
  const columns = usePublishColumns(view);
  const publication = usePublishChecked({ selection, view, onDone: close });
  const { rows, chosen, query, isBusy, ready, hasInvalid } = publication;
  const [pending, setPending] = useState<QuestionSubject | null>(null);
  const labels = useMemo(
    () => ({
      selectAll: intl.formatMessage(publishMessages.selectAll),
      selectRow: (name: string) => intl.formatMessage(publishMessages.selectRow, { name }),
      loading: intl.formatMessage(publishMessages.checking),
    }),
    [intl],
  );
  const mainField = entryTitleName(view.configuration.settings);
  const confirm = () =>
    setPending({
      count: ready.length,
      ids: ready.map(({ id }) => id),
      entries: ready,
      ...(selection.locale === undefined ? {} : { locale: selection.locale }),
    });

  return (
    <>
      <output className={styles.summary}>
        {query.data && !query.isFetching && intl.formatMessage(publishMessages.summary, countStates(rows))}
      </output>
      {query.isError && !query.data ? (
        <LoadFailed query={query} title={publishMessages.loadFailed} />
      ) : (
        <Table
          columns={columns}
          label={intl.formatMessage(publishMessages.table)}
          labels={labels}
          rowId={rowId}
          rowName={({ entry }) => entryName(entry, mainField)}
          rows={rows}
          selection={chosen}
          skeletonRows={Math.min(selection.count, 10)}
          status={query.data ? (query.isFetching ? 'refreshing' : 'ready') : 'loading'}
        />
      )}
      {hasInvalid && <p className={styles.hint}>{intl.formatMessage(publishMessages.errorsChosen)}</p>}
      <div className={styles.actions}>
        <Button onClick={close}>{intl.formatMessage(publishMessages.cancel)}</Button>
        <Button disabled={isBusy} onClick={publication.refresh}>
          {intl.formatMessage(publishMessages.refresh)}
        </Button>
        {hasInvalid && (
          <Button disabled={isBusy} onClick={publication.leaveOutInvalid}>
            {intl.formatMessage(publishMessages.leaveOut)}
          </Button>
        )}
        <Button
          disabled={isBusy || ready.length === 0 || hasInvalid}
          loading={publication.isPublishing}
          onClick={confirm}
          variant="primary"
        >
          {intl.formatMessage(publishMessages.publish)}
        </Button>
      </div>
      {pending && (
        <PublishQuestion
          about={pending}
          onClose={() => setPending(null)}
          onConfirm={() => publication.publish()}
          view={view}
        />
      )}
    </>
  );
}
