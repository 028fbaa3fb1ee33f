import type { EditContext } from '@admin/plugin-content-manager/points';
import { httpRef, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import type { notesEndpoints } from './endpoints.ts';

/** The notes about the open entry; empty for a new one. */
export default function EntryNotes({ contentType, entry }: EditContext) {
  const http = useService(httpRef).for<typeof notesEndpoints>();
  const name = `${contentType.uid}/${entry?.id}`;
  const { data = [] } = useQuery({
    queryKey: ['notes', name],
    queryFn: async () => (await http.call('GET /notes/:entry', { params: { entry: name } })).data,
    enabled: entry !== null,
  });
  return data.map(({ text }, index) => <p key={`${index} ${text}`}>{text}</p>);
}
