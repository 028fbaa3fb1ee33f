import { errorText, formatValue, type HttpClient, httpRef, notifyRef, useService } from '@admin/shell';
import { ConfirmDialog, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { listViewPublishInformation } from '../../../../points.ts';
import { contentTags, type ContentTypeView } from '../../../schema/index.ts';
import { type AskedAbout, ConfirmationBody } from '../../confirmation/ConfirmationBody.tsx';
import { publishMessages } from './messages.ts';

/** The entries that are to be published, as they were when the question was asked. */
export type QuestionSubject = AskedAbout & { readonly ids: readonly number[] };

export interface PublishQuestionProps {
  readonly view: ContentTypeView;
  readonly about: QuestionSubject;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

/**
 * Asks before entries are published, and tells how many drafts they link to. If those cannot be counted, there is no
 * question: nobody should answer it without knowing.
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
    // Once the entries are published, their drafts are not counted again while the question closes.
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

/** Ids that an address has room for. */
const mostOfCall = 100;

/** How many drafts the entries link to, all together. */
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
  for (let first = 0; first < ids.length; first += mostOfCall) {
    const { data } = await http.call(
      'GET /content-manager/collection-types/:uid/actions/countManyEntriesDraftRelations',
      {
        params: { uid },
        query: {
          ids: ids.slice(first, first + mostOfCall),
          ...(locale === undefined ? {} : { locale }),
        },
        signal,
      },
    );
    count += data;
  }
  return count;
}
