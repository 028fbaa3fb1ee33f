import { isLocalized } from '@admin/content-model';
import { ApiError, homePage, httpRef, LoadFailed, NotFoundPage, useService, writeQuery } from '@admin/shell';
import { wayBackState } from '@admin/shell/host';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { useEntryPermissions, useFieldPermissions, useMayInLocale } from '../permissions/index.ts';
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
  /** Called before the page navigates to the address of an entry that was just created. */
  readonly onCreated: (address: EntryAddress) => void;
}

/** Waits for the content type. An unknown type redirects to the home page; a type of the other kind is not found. */
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

/** Fetches the entry, if the address may have one and the user may read it, and opens it. */
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
  const query = useQuery({ ...entryQuery(http, start), enabled: mayRead && (!isNew || anywhere.create) });
  const existing = useOpenedEntry(start, query.data);
  // Permissions may depend on the locale of the entry.
  const locale = isLocalized(view.contentType)
    ? (existing?.entry.locale ?? promisedLocale(address.parameters).locale)
    : undefined;
  const permissions = useEntryPermissions(uid, locale);
  const fieldPermissions = useFieldPermissions(uid, locale);
  const mayCreate = useMayInLocale('create', view.contentType, locale);
  const mayOpen = (!isRead || mayRead) && (!isNew || mayCreate);
  const isBlank = isNew ? !isRead : kind === 'singleType' && existing === null;
  const initial = useEntryStart(address, entryModel(view).contentType, isBlank && permissions.create);
  // While this renders, not in an effect: the first effects run after the frame of the panel has been painted. The editor
  // loads the same code and shows its failure.
  useState(() => void prepareItems(view).catch(() => undefined));
  const link = useContentTypeLink(uid);
  const { settings } = view.configuration;
  const collection = collectionAddress({ uid, kind, settings, link, search, state });
  const backTo = anywhere.read || anywhere.create ? collection : homePage.to();
  // The link in the navigation, and so its target, is loaded later if the user opens the address directly.
  const leaveTo = link === undefined && kind === 'collectionType' ? undefined : backTo;

  if (!mayOpen) {
    const notice = isNew ? editMessages.notAllowedToCreate : editMessages.notAllowed;
    return <LeaveWithNotice notice={notice} to={leaveTo} tone="info" />;
  }
  if (query.error && !existing) {
    return query.error instanceof ApiError && query.error.status === 403 ? (
      <LeaveWithNotice notice={editMessages.notAllowed} to={leaveTo} tone="info" />
    ) : (
      <LoadFailed query={query} title={editMessages.loadFailedTitle} />
    );
  }
  if (isRead && existing === undefined) return <EditSkeleton />;
  if (initial.isError) return <LoadFailed query={initial} title={editMessages.loadFailedTitle} />;
  if (initial.isLoading) return <EditSkeleton />;
  if (isRead && kind === 'collectionType' && existing === null) {
    return <LeaveWithNotice notice={editMessages.notFound} to={leaveTo} tone="warning" />;
  }
  return (
    <EntryEditor
      address={address}
      backTo={backTo}
      origin={isNew ? (existing ?? null) : null}
      start={initial.data ?? null}
      stored={isNew ? null : (existing ?? null)}
      onCreated={(created) => {
        if (!isOpen()) return;
        onCreated(created);
        const pathname = entryPage.to({ uid, id: String(created.id) });
        const parameters = withoutStart(new URLSearchParams(search));
        void navigate({ pathname, search: writeQuery(parameters) }, { replace: true, state });
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
