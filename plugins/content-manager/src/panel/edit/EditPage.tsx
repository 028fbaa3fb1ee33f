import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { httpRef, notifyRef, useService } from '@admin/shell';
import { useCallParameters, useStartParameter, type EntryLocation } from '../address/index.ts';
import { canBeRead, entryAddressAt, entryKey, entryQuery, startAddress } from '../entry/index.ts';
import { useEntryPermissions } from '../permissions/index.ts';
import { EntryLoader } from './EntryLoader.tsx';
import { EditSkeleton } from './skeletons/EditSkeleton.tsx';
import { navigationProblem } from './unsaved-changes/navigation-problem.ts';
import { useEditSession } from './session/use-edit-session.ts';
import { LoadBoundary } from '../schema/index.ts';

/** Notifies the user why the page that they came from could not be shown. */
function useNavigationNotice(): void {
  const notify = useService(notifyRef);
  const problem = navigationProblem(useLocation());
  useEffect(() => {
    if (problem !== undefined) notify({ tone: 'warning', title: problem, timeout: 5_000 });
  }, [notify, problem]);
}

export interface EditPageProps {
  /** The content type and the entry that the page's address names. */
  readonly location: EntryLocation;
}

/** The edit view: creates or edits one entry. Fetches the entry and its content type at the same time. */
export function EditPage({ location }: EditPageProps) {
  const http = useService(httpRef);
  const queries = useQueryClient();
  const parameters = useCallParameters();
  const given = useStartParameter();
  const address = useMemo(() => entryAddressAt(location, parameters, given), [location, parameters, given]);
  const { read, update } = useEntryPermissions(address.uid);
  const mayRead = read || update;
  const { session, continueAt } = useEditSession(address);
  useNavigationNotice();
  useEffect(() => {
    const start = startAddress(address);
    if (mayRead && canBeRead(start) && !queries.getQueryState(entryKey(start))) {
      // EntryLoader runs the same query and shows its failure.
      queries.query({ ...entryQuery(http, start), retry: false }).catch(() => undefined);
    }
  }, [address, http, mayRead, queries]);
  return (
    <Suspense fallback={<EditSkeleton />}>
      <EntryLoader address={address} key={session} onCreated={continueAt} />
    </Suspense>
  );
}

/** The edit view, with a page for the case that the server does not describe the content type. */
export default function EntryPage(props: EditPageProps) {
  return (
    <LoadBoundary>
      <EditPage {...props} />
    </LoadBoundary>
  );
}
