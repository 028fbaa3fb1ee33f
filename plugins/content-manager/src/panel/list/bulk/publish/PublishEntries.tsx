import type { ActionDialogProps, Selection } from '@admin/shell';
import { Skeleton } from '@admin/ui';
import { useContentTypeView } from '../../../schema/index.ts';
import { PublishChecked } from './PublishChecked.tsx';
import { PublishMatching } from './PublishMatching.tsx';

/**
 * Publishes entries of a list. Checked entries are validated in the browser first, all matching entries only by the
 * server.
 */
export default function PublishEntries({ input, close }: ActionDialogProps<Selection>) {
  const view = useContentTypeView(input.contentType);
  if (!view) return <Skeleton lines={3} />;
  return input.matching ? (
    <PublishMatching close={close} selection={input} view={view} />
  ) : (
    <PublishChecked close={close} selection={input} view={view} />
  );
}
