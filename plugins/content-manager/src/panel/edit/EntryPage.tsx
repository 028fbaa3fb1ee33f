import type { EntryLocation } from '../address/index.ts';
import { EditPage } from './EditPage.tsx';
import { LoadBoundary } from '../schema/index.ts';

/** The edit view, with what it shows when the server does not describe the content type. */
export default function EntryPage({ place }: { readonly place: EntryLocation }) {
  return (
    <LoadBoundary>
      <EditPage place={place} />
    </LoadBoundary>
  );
}
