import { ApiError, homePage, httpRef, LoadFailed, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate, type Location } from 'react-router-dom';
import { collectionAddress, entryPage } from '../address/index.ts';
import { canBeRead, entryQuery, type EntryAddress } from '../entry/index.ts';
import { useEntryPermissions, useFieldPermissions } from '../permissions/index.ts';
import { useContentTypeView, type ContentTypeView } from '../schema/index.ts';
import { EntryEditor } from './EntryEditor.tsx';
import { EditSkeleton } from './layout/EditSkeleton.tsx';
import { LeaveWithNotice } from './leaving/LeaveWithNotice.tsx';
import { editMessages } from './messages.ts';

export interface EntryLoaderProps {
  readonly address: EntryAddress;
  /** Called before the page goes on at the address of an entry that was just created. */
  readonly onCreated: (address: EntryAddress) => void;
}

/** Waits for the content type; a type that does not exist leads home. */
export function EntryLoader({ address, onCreated }: EntryLoaderProps) {
  const view = useContentTypeView(address.uid);
  if (view === undefined) return <EditSkeleton />;
  return view ? (
    <LoadedType address={address} onCreated={onCreated} view={view} />
  ) : (
    <Navigate replace to={homePage.to()} />
  );
}

interface LoadedTypeProps extends EntryLoaderProps {
  readonly view: ContentTypeView;
}

/** Fetches the entry, if there can be one and the user may see it, and opens it. */
function LoadedType({ address, onCreated, view }: LoadedTypeProps) {
  const { uid, kind } = address;
  const http = useService(httpRef);
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  const permissions = useEntryPermissions(uid);
  const fieldPermissions = useFieldPermissions(uid);
  const mayOpen = canBeRead(address) ? permissions.read || permissions.update : permissions.create;
  const answer = useQuery({ ...entryQuery(http, address), enabled: mayOpen && canBeRead(address) });
  const collection = collectionAddress({ uid, kind, settings: view.configuration.settings, search, state });
  const backTo = permissions.read || permissions.create ? collection : homePage.to();

  if (!mayOpen) {
    const notice = canBeRead(address) ? editMessages.notAllowed : editMessages.notAllowedToCreate;
    return <LeaveWithNotice notice={notice} to={backTo} tone="info" />;
  }
  if (answer.error) {
    return answer.error instanceof ApiError && answer.error.status === 403 ? (
      <LeaveWithNotice notice={editMessages.notAllowed} to={backTo} tone="info" />
    ) : (
      <LoadFailed query={answer} title={editMessages.loadFailedTitle} />
    );
  }
  if (canBeRead(address) && answer.data === undefined) return <EditSkeleton />;
  if (kind === 'collectionType' && answer.data === null) {
    return <LeaveWithNotice notice={editMessages.notFound} to={backTo} tone="warning" />;
  }
  return (
    <EntryEditor
      address={address}
      backTo={backTo}
      stored={answer.data ?? null}
      onCreated={(created) => {
        onCreated(created);
        const pathname = entryPage.to({ uid, id: String(created.id) });
        void navigate({ pathname, search }, { replace: true, state });
      }}
      onGone={() => void navigate(backTo, { replace: true })}
      permissions={permissions}
      fieldPermissions={fieldPermissions}
      view={view}
    />
  );
}
