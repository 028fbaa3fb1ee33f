import {
  errorText,
  httpRef,
  LoadFailed,
  notifyRef,
  Section,
  useService,
  type HttpClient,
} from '@admin/shell';
import { Checkbox, Skeleton } from '@admin/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ReviewNotifications as Notifications } from '../../contract.ts';
import { reviewCalls, reviewTags } from '../review-queries.ts';
import { notificationMessages } from './messages.ts';
import styles from './ReviewNotifications.module.css';

function notificationsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [reviewTags.notifications],
    queryFn: async ({ signal }): Promise<Notifications> =>
      (await reviewCalls(http).call('GET /admin/review-workflows/notifications', { signal })).data,
  });
}

const kinds = ['assignment', 'mention'] as const;

/** The emails about reviews that the user receives. Each choice is stored immediately. */
export default function ReviewNotifications() {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const query = notificationsQuery(http);
  const notifications = useQuery(query);
  const change = useMutation({
    mutationFn: async (body: Notifications) =>
      (await reviewCalls(http).call('PUT /admin/review-workflows/notifications', { body })).data,
    onSuccess: (stored) => {
      queries.setQueryData(query.queryKey, stored);
      notify({ tone: 'success', title: notificationMessages.saved });
    },
    onError: (error) => notify({ tone: 'warning', title: errorText(error) }),
  });
  const shown = change.isPending ? change.variables : notifications.data;
  return (
    <Section
      description={intl.formatMessage(notificationMessages.body)}
      title={intl.formatMessage(notificationMessages.title)}
    >
      {notifications.isPending && <Skeleton lines={2} />}
      {notifications.isError && !shown && (
        <LoadFailed query={notifications} title={notificationMessages.failed} />
      )}
      {shown && (
        <div className={styles['choices']}>
          {kinds.map((kind) => (
            <Checkbox
              checked={shown[kind]}
              disabled={change.isPending}
              key={kind}
              label={intl.formatMessage(notificationMessages[kind])}
              onCheckedChange={(isWanted) => change.mutate({ ...shown, [kind]: isWanted })}
            />
          ))}
        </div>
      )}
    </Section>
  );
}
