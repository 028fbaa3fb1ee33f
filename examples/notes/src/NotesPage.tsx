import { Card, httpRef, LoadFailed, PageBody, PageHeader, PageSkeleton, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { notesEndpoints } from './endpoints.ts';

const title = { id: 'notes.title', defaultMessage: 'Notes' } as const;
const none = { id: 'notes.none', defaultMessage: 'There are no notes yet.' } as const;

/** The notes of all entries, up to the number in the settings of the plugin. */
export default function NotesPage() {
  const intl = useIntl();
  const http = useService(httpRef).for<typeof notesEndpoints>();
  const notes = useQuery({
    queryKey: ['notes'],
    queryFn: async () => (await http.call('GET /notes')).data,
  });
  if (notes.isPending) return <PageSkeleton shape="table" />;
  if (!notes.data) return <LoadFailed query={notes} />;
  return (
    <>
      <PageHeader title={intl.formatMessage(title)} />
      <PageBody>
        <Card>
          {notes.data.length === 0 ? (
            intl.formatMessage(none)
          ) : (
            <ul>
              {notes.data.map(({ entry, text }, index) => (
                <li key={`${index} ${entry}`}>
                  {entry}: {text}
                </li>
              ))}
            </ul>
          )}
        </Card>
      </PageBody>
    </>
  );
}
