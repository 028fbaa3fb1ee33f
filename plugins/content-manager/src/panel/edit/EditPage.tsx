import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { canBeRead, entryKey, entryQuery, pluginParameters, type EntryAddress } from '../entry/index.ts';
import { useEntryPermissions } from '../permissions/index.ts';
import { EntryLoader } from './EntryLoader.tsx';
import { EditSkeleton } from './layout/EditSkeleton.tsx';
import { navigationProblem } from './leaving/navigation-problem.ts';
import { useEditSession } from './session/use-edit-session.ts';
import { httpRef, notifyRef, useService } from '@admin/shell';

/** The entry that the page's address names. */
function useEntryAddress(): EntryAddress {
  const { collectionType, slug = '', id } = useParams();
  const { search } = useLocation();
  const parameters = JSON.stringify(pluginParameters(new URLSearchParams(search)));
  return useMemo(() => {
    const isSingle = collectionType === 'single-types';
    return {
      uid: slug,
      kind: isSingle ? 'singleType' : 'collectionType',
      id: isSingle || id === undefined || id === 'create' ? null : id,
      parameters: JSON.parse(parameters) as Record<string, string>,
    };
  }, [collectionType, slug, id, parameters]);
}

/** Says why the page that sent the user here could not be shown. */
function useNavigationNotice(): void {
  const notify = useService(notifyRef);
  const problem = navigationProblem(useLocation());
  useEffect(() => {
    if (problem !== undefined) notify({ tone: 'warning', title: problem, timeout: 5_000 });
  }, [notify, problem]);
}

/**
 * The edit view: creates and edits an entry of the content type that the address names. Asks for the entry
 * while the content type is still on its way.
 */
export function EditPage() {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const address = useEntryAddress();
  const { read, update } = useEntryPermissions(address.uid);
  const mayRead = read || update;
  const { session, goOnAt } = useEditSession(address);
  useNavigationNotice();
  useEffect(() => {
    if (mayRead && canBeRead(address) && !queries.getQueryState(entryKey(address))) {
      // What goes wrong here shows when the entry is really asked for.
      queries.query({ ...entryQuery(http, address), retry: false }).catch(() => undefined);
    }
  }, [address, http, mayRead, queries]);
  return (
    <Suspense fallback={<EditSkeleton />}>
      <EntryLoader address={address} key={session} onCreated={goOnAt} />
    </Suspense>
  );
}

export default EditPage;
