import { errorText, formatValue, type HttpClient, httpRef, notifyRef, useService } from '@admin/shell';
import { ConfirmDialog, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { listViewPublishInformation } from '../../../../points.ts';
import { contentTags, type ContentTypeView } from '../../../schema/index.ts';
import { type ConfirmedEntries, ConfirmationBody } from '../../confirmation/ConfirmationBody.tsx';
import { publishMessages } from './messages.ts';

/** The entries to publish, as they were when the dialog opened. */
export type QuestionSubject = ConfirmedEntries & { readonly ids: readonly number[] };

export interface PublishQuestionProps {
  readonly view: ContentTypeView;
  readonly about: QuestionSubject;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

/**
 * Confirms publishing, with the number of linked drafts. If the drafts cannot be counted, the dialog closes with a
 * notice.
 */
export function PublishQuestion({ view, about, onClose, onConfirm }: PublishQuestionProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const { uid } = view.contentType;
  const { ids, locale } = about;
  const [isConfirmed, setConfirmed] = useState(false);
  const drafts = useQuery({
    queryKey: [contentTags.relations, uid, 'drafts', { ids, locale }],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // Publishing invalidates the count, which must not be refetched while the dialog closes.
    enabled: ids.length > 0 && !isConfirmed,
    queryFn: ({ signal }) => countDraftRelationsOfMany(http, { uid, ids, locale, signal }),
  });
  const { error, data: count } = drafts;
  useEffect(() => {
    if (!error) return;
    notify({ tone: 'warning', title: formatValue(intl, errorText(error)) });
    onClose();
  }, [error, intl, notify, onClose]);
  const note =
    count === undefined ? (
      <Skeleton lines={1} />
    ) : (
      count > 0 && <p>{intl.formatMessage(publishMessages.draftRelations, { count })}</p>
    );
  return (
    <ConfirmDialog
      body={
        <>
          <ConfirmationBody
            about={about}
            text={intl.formatMessage(publishMessages.question)}
            view={view}
            zone={listViewPublishInformation}
          />
          {note}
        </>
      }
      cancelLabel={intl.formatMessage(publishMessages.cancel)}
      confirmLabel={intl.formatMessage(publishMessages.confirm)}
      onConfirm={() => {
        setConfirmed(true);
        return onConfirm();
      }}
      onOpenChange={(isOpen) => isOpen || onClose()}
      open
      title={intl.formatMessage(publishMessages.title)}
    />
  );
}

/** The maximum number of ids in one URL. */
const maxIds = 100;

/** Returns the number of drafts that the entries link to. */
export async function countDraftRelationsOfMany(
  http: HttpClient,
  {
    uid,
    ids,
    locale,
    signal,
  }: {
    readonly uid: string;
    readonly ids: readonly number[];
    readonly locale: string | undefined;
    readonly signal: AbortSignal;
  },
): Promise<number> {
  let count = 0;
  for (let first = 0; first < ids.length; first += maxIds) {
    const { data } = await http.call(
      'GET /content-manager/collection-types/:uid/actions/countManyEntriesDraftRelations',
      {
        params: { uid },
        query: {
          ids: ids.slice(first, first + maxIds),
          ...(locale === undefined ? {} : { locale }),
        },
        signal,
      },
    );
    count += data;
  }
  return count;
}
