import { isLocalized } from '@admin/content-model';
import { httpRef, LoadFailed, useService } from '@admin/shell';
import { Banner, Dialog } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { promisedLocale, type CallParameters } from '../../address/index.ts';
import { entryQuery, useEntryStart, type EntryAddress } from '../../entry/index.ts';
import { useEntryPermissions, useFieldPermissions } from '../../permissions/index.ts';
import { useContentTypeView, type ContentTypeView } from '../../schema/index.ts';
import { entryModel } from '@admin/entry-form';
import { editMessages } from '../messages.ts';
import type { OpenDrawers, RelatedRequest } from '../relations/open-drawers.ts';
import { useRelatedType } from '../relations/use-related-type.ts';
import { EditSkeleton } from '../skeletons/EditSkeleton.tsx';
import { relatedMessages } from './messages.ts';
import type { RelatedDrawerSlotProps } from './use-related-drawer.ts';
import { RelatedEntryEditor } from './RelatedEntryEditor.tsx';

interface RelatedEntryProps {
  readonly request: RelatedRequest;
  readonly drawers: OpenDrawers;
  /** The depth of the drawer over the page, counted from 1. */
  readonly depth: number;
  /** The slot of a drawer over this one. */
  readonly Slot: ComponentType<RelatedDrawerSlotProps>;
  /** The call parameters of the linking entry, such as its locale. */
  readonly parameters: CallParameters;
}

export interface RelatedEntryDrawerProps extends RelatedEntryProps {
  readonly onClose: () => void;
}

/** A related entry, opened beside the one that links it. */
export function RelatedEntryDrawer({ onClose, ...entry }: RelatedEntryDrawerProps) {
  const intl = useIntl();
  const { uid, id } = entry.request;
  const type = useRelatedType(uid)?.name ?? uid;
  const title = id === null ? relatedMessages.createTitle : relatedMessages.editTitle;
  return (
    <Dialog
      labels={{ close: intl.formatMessage(relatedMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open
      outsideClick="block"
      placement="side"
      title={intl.formatMessage(title, { type })}
    >
      <Suspense fallback={<EditSkeleton />}>
        <RelatedEntryLoader {...entry} />
      </Suspense>
    </Dialog>
  );
}

/** Waits for the content type of the entry. */
function RelatedEntryLoader(props: RelatedEntryProps) {
  const view = useContentTypeView(props.request.uid);
  if (view === undefined) return <EditSkeleton />;
  return view ? <LoadedType {...props} view={view} /> : <NoEntry />;
}

/** Fetches the entry, or the initial values of a new one, and opens it. */
function LoadedType(props: RelatedEntryProps & { readonly view: ContentTypeView }) {
  const { request, drawers, depth, parameters, Slot, view } = props;
  const http = useService(httpRef);
  const [id, setId] = useState(request.id);
  const { uid } = request;
  const address = useMemo<EntryAddress>(
    () => ({ uid, kind: 'collectionType', id, parameters }),
    [uid, id, parameters],
  );
  const query = useQuery({ ...entryQuery(http, address), enabled: id !== null });
  const locale = isLocalized(view.contentType)
    ? (query.data?.entry.locale ?? promisedLocale(parameters).locale)
    : undefined;
  const permissions = useEntryPermissions(uid, locale);
  const fieldPermissions = useFieldPermissions(uid, locale);
  const start = useEntryStart(address, entryModel(view).contentType, request.id === null);

  const entry = query.data?.entry;
  const { onShown } = request;
  useEffect(() => {
    if (entry) onShown(entry);
  }, [entry, onShown]);

  if (query.error) return <LoadFailed query={query} title={editMessages.loadFailedTitle} />;
  if (start.isError) return <LoadFailed query={start} title={editMessages.loadFailedTitle} />;
  if (start.isLoading || (id !== null && query.data === undefined)) return <EditSkeleton />;
  if (id !== null && query.data === null) return <NoEntry />;
  return (
    <RelatedEntryEditor
      address={address}
      depth={depth}
      fieldPermissions={fieldPermissions}
      onCreated={(created) => {
        setId(String(created.id));
        request.onCreated(created);
      }}
      drawers={drawers}
      permissions={permissions}
      Slot={Slot}
      start={start.data ?? null}
      stored={query.data ?? null}
      view={view}
    />
  );
}

function NoEntry() {
  const intl = useIntl();
  return <Banner title={intl.formatMessage(editMessages.notFound)} tone="warning" />;
}
