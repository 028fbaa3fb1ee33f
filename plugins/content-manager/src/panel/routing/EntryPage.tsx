import { EditPage } from '../edit/EditPage.tsx';
import { LoadBoundary } from '../schema/index.ts';

/** The edit view, with what it shows when the server does not describe the content type. */
export default function EntryPage() {
  return (
    <LoadBoundary>
      <EditPage />
    </LoadBoundary>
  );
}
