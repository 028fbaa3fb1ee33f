import { isLocalized } from '@admin/content-model';
import { ApiError, homePage, httpRef, LoadFailed, NotFoundPage, useService, writeQuery } from '@admin/shell';
import { wayBackState } from '@admin/shell/host';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, type Location } from 'react-router-dom';
import {
  collectionAddress,
  entryPage,
  promisedLocale,
  useIsMounted,
  withoutStart,
} from '../address/index.ts';
import { canBeRead, entryQuery, startAddress, useEntryStart, type EntryAddress } from '../entry/index.ts';
import { useContentTypeLink } from '../content-type-links/use-content-type-links.ts';
import { useEntryPermissions, useFieldPermissions } from '../permissions/index.ts';
import { useContentTypeView, type ContentTypeView } from '../schema/index.ts';
import { entryModel } from '@admin/entry-form';
import { EntryEditor } from './EntryEditor.tsx';
import { prepareItems } from './items/ItemsEditor.tsx';
import { EditSkeleton } from './skeletons/EditSkeleton.tsx';
import { LeaveWithNotice } from './unsaved-changes/LeaveWithNotice.tsx';
import { editMessages } from './messages.ts';
import { useOpenedEntry } from './session/use-edit-session.ts';

export interface EntryLoaderProps {
  readonly address: EntryAddress;
  /** Called before the page goes on at the address of an entry that was just created. */
  readonly onCreated: (address: EntryAddress) => void;
}

/** Waits for the content type. A type that does not exist redirects home, one of the other kind has no such page. */
export function EntryLoader({ address, onCreated }: EntryLoaderProps) {
  const view = useContentTypeView(address.uid);
  if (view === undefined) return <EditSkeleton />;
  if (!view) return <Navigate replace to={homePage.to()} />;
  if (view.contentType.kind !== address.kind) return <NotFoundPage />;
  return <LoadedType address={address} onCreated={onCreated} view={view} />;
}

interface LoadedTypeProps extends EntryLoaderProps {
  readonly view: ContentTypeView;
}

/** Fetches the entry, if there can be one and the user may see it, and opens it. */
function LoadedType({ address, onCreated, view }: LoadedTypeProps) {
  const { uid, kind } = address;
  const http = useService(httpRef);
  const navigate = useNavigate();
  const isOpen = useIsMounted();
  const { search, state } = useLocation() as Location<unknown>;
  const start = startAddress(address);
  const isRead = canBeRead(start);
  const isNew = !canBeRead(address);
  const anywhere = useEntryPermissions(uid);
  const mayRead = isRead && (anywhere.read || anywhere.update);
  const answer = useQuery({ ...entryQuery(http, start), enabled: mayRead && (!isNew || anywhere.create) });
  const answered = useOpenedEntry(start, answer.data);
  // Where the entry is, or will be: whoever may do something in one language may not do it in all.
  const locale = isLocalized(view.contentType)
    ? (answered?.entry.locale ?? promisedLocale(address.parameters).locale)
    : undefined;
  const permissions = useEntryPermissions(uid, locale);
  const fieldPermissions = useFieldPermissions(uid, locale);
  const mayOpen = (!isRead || mayRead) && (!isNew || permissions.create);
  const isBlank = isNew ? !isRead : kind === 'singleType' && answered === null;
  const begun = useEntryStart(address, entryModel(view).contentType, isBlank && permissions.create);
  useEffect(() => {
    // A failure shows where the editor is really needed.
    prepareItems(view).catch(() => undefined);
  }, [view]);
  const link = useContentTypeLink(uid);
  const { settings } = view.configuration;
  const collection = collectionAddress({ uid, kind, settings, link, search, state });
  const backTo = anywhere.read || anywhere.create ? collection : homePage.to();
  // Where the link of the navigation leads is known a moment later, where somebody comes by an address.
  const leaveTo = link === undefined && kind === 'collectionType' ? undefined : backTo;

  if (!mayOpen) {
    const notice = isNew ? editMessages.notAllowedToCreate : editMessages.notAllowed;
    return <LeaveWithNotice notice={notice} to={leaveTo} tone="info" />;
  }
  if (answer.error && !answered) {
    return answer.error instanceof ApiError && answer.error.status === 403 ? (
      <LeaveWithNotice notice={editMessages.notAllowed} to={leaveTo} tone="info" />
    ) : (
      <LoadFailed query={answer} title={editMessages.loadFailedTitle} />
    );
  }
  if (isRead && answered === undefined) return <EditSkeleton />;
  if (begun.isError) return <LoadFailed query={begun} title={editMessages.loadFailedTitle} />;
  if (begun.isLoading) return <EditSkeleton />;
  if (isRead && kind === 'collectionType' && answered === null) {
    return <LeaveWithNotice notice={editMessages.notFound} to={leaveTo} tone="warning" />;
  }
  return (
    <EntryEditor
      address={address}
      backTo={backTo}
      origin={isNew ? (answered ?? null) : null}
      start={begun.data ?? null}
      stored={isNew ? null : (answered ?? null)}
      onCreated={(created) => {
        if (!isOpen()) return;
        onCreated(created);
        const pathname = entryPage.to({ uid, id: String(created.id) });
        const query = withoutStart(new URLSearchParams(search));
        void navigate({ pathname, search: writeQuery(query) }, { replace: true, state });
      }}
      onGone={() => {
        if (isOpen()) void navigate(backTo, { replace: true, state: wayBackState });
      }}
      permissions={permissions}
      fieldPermissions={fieldPermissions}
      view={view}
    />
  );
}
