import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useCallParameters, useStartParameter, type EntryLocation } from '../address/index.ts';
import { canBeRead, entryAddressAt, entryKey, entryQuery, startAddress } from '../entry/index.ts';
import { useEntryPermissions } from '../permissions/index.ts';
import { EntryLoader } from './EntryLoader.tsx';
import { EditSkeleton } from './skeletons/EditSkeleton.tsx';
import { navigationProblem } from './leaving/navigation-problem.ts';
import { useEditSession } from './session/use-edit-session.ts';
import { httpRef, notifyRef, useService } from '@admin/shell';

/** Says why the page that sent the user here could not be shown. */
function useNavigationNotice(): void {
  const notify = useService(notifyRef);
  const problem = navigationProblem(useLocation());
  useEffect(() => {
    if (problem !== undefined) notify({ tone: 'warning', title: problem, timeout: 5_000 });
  }, [notify, problem]);
}

/**
 * The edit view: creates and edits an entry of the content type that the place names. Asks for the entry
 * while the content type is still on its way.
 */
export function EditPage({ place }: { readonly place: EntryLocation }) {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const parameters = useCallParameters();
  const given = useStartParameter();
  const address = useMemo(() => entryAddressAt(place, parameters, given), [place, parameters, given]);
  const { read, update } = useEntryPermissions(address.uid);
  const mayRead = read || update;
  const { session, goOnAt } = useEditSession(address);
  useNavigationNotice();
  useEffect(() => {
    const start = startAddress(address);
    if (mayRead && canBeRead(start) && !queries.getQueryState(entryKey(start))) {
      // What goes wrong here shows when the entry is really asked for.
      queries.query({ ...entryQuery(http, start), retry: false }).catch(() => undefined);
    }
  }, [address, http, mayRead, queries]);
  return (
    <Suspense fallback={<EditSkeleton />}>
      <EntryLoader address={address} key={session} onCreated={goOnAt} />
    </Suspense>
  );
}
