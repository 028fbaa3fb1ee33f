import { activation, sessionRef } from '@admin/shell';

const removeDraftsOf = async (person: number): Promise<void> => {
  const { removeDrafts } = await import('./draft-store.ts');
  await removeDrafts(person);
};

/** Removes the drafts of a user at sign-out. A session that the server ended keeps them for the next sign-in. */
export const forgetAtSignOut = activation({ session: sessionRef }, ({ session }, signal) => {
  const stop = session.subscribe(({ user, ending }, before) => {
    // If the code cannot be fetched, the drafts are removed when they expire.
    if (before.user && !user && ending === 'signed out')
      removeDraftsOf(before.user.id).catch(() => undefined);
  });
  signal.addEventListener('abort', stop);
});
