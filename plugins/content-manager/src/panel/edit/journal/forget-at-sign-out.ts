import { activation, sessionRef } from '@admin/shell';

const forget = async (person: number): Promise<void> => {
  const { forgetPerson } = await import('./forget-person.ts');
  await forgetPerson(person);
};

/**
 * Forgets what is kept of somebody when they sign out. A session that the server ended goes on with the next sign-in,
 * and so does what was typed in it.
 */
export const forgetAtSignOut = activation({ session: sessionRef }, ({ session }, signal) => {
  const stop = session.subscribe(({ user, ending }, before) => {
    // Without its code there is nothing to do it with; what is kept goes with its time.
    if (before.user && !user && ending === 'signed out') forget(before.user.id).catch(() => undefined);
  });
  signal.addEventListener('abort', stop);
});
