import { DangerDialog, httpRef, notifyRef, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { Locale } from '../../endpoints.ts';
import { i18nClient } from '../locales/locales-query.ts';
import { deleteMessages, localeMessages } from './messages.ts';
import { useLocalesChanged } from './use-save-locale.ts';
import styles from './DeleteLocaleDialog.module.css';

interface DeleteLocaleDialogProps {
  readonly open: boolean;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** Confirms deleting a locale, with the numbers of entries that are deleted, counted when the dialog opens. */
export function DeleteLocaleDialog({ open, locale, onClose }: DeleteLocaleDialogProps) {
  const intl = useIntl();
  const calls = i18nClient(useService(httpRef));
  const notify = useService(notifyRef);
  const changed = useLocalesChanged();
  const { id, name } = locale;
  const entries = useQuery({
    queryKey: ['i18n', 'entries', id],
    queryFn: async ({ signal }) =>
      (await calls.call('GET /i18n/locales/:id/entries-count', { params: { id }, signal })).data,
    enabled: open,
    // The dialog always shows current numbers.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const remove = async (): Promise<void> => {
    await calls.call('DELETE /i18n/locales/:id', { params: { id } });
    notify({ tone: 'success', title: { ...localeMessages.deleted, values: { name } } });
    await changed();
  };
  const count = entries.data?.reduce((sum, type) => sum + type.count, 0) ?? 0;
  return (
    <DangerDialog
      body={<LocaleFate entries={entries.data} isPending={entries.isFetching} />}
      confirmLabel={intl.formatMessage(deleteMessages.confirm, { count })}
      onClose={onClose}
      onConfirm={remove}
      open={open}
      title={intl.formatMessage(deleteMessages.title, { name })}
    />
  );
}

/** The number of entries of a content type in a locale. */
interface TypeCount {
  readonly uid: string;
  readonly displayName: string;
  readonly count: number;
}

interface LocaleFateProps {
  /** Undefined while they are counted, and after a failure. */
  readonly entries: readonly TypeCount[] | undefined;
  readonly isPending: boolean;
}

/** The entries that are deleted with a locale, by content type. */
function LocaleFate({ entries, isPending }: LocaleFateProps) {
  const intl = useIntl();
  if (isPending) return <output>{intl.formatMessage(deleteMessages.counting)}</output>;
  if (!entries) return intl.formatMessage(deleteMessages.uncounted);
  const count = entries.reduce((sum, type) => sum + type.count, 0);
  if (count === 0) return intl.formatMessage(deleteMessages.none);
  return (
    <>
      {intl.formatMessage(deleteMessages.entries, { count })}
      <ul className={styles.types}>
        {entries.map(({ uid, displayName, count: ofType }) => (
          <li key={uid}>{intl.formatMessage(deleteMessages.ofType, { type: displayName, count: ofType })}</li>
        ))}
      </ul>
    </>
  );
}
