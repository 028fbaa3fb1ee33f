import type { Presence } from '@admin/contract';
import { httpRef, useService } from '@admin/shell';
import { useEffect, useState } from 'react';
import type { EntrySession } from '../session/entry-session.ts';
import { startVisit } from './visit.ts';

/** What is known of others on an entry. */
export interface KnownPresence {
  readonly presence: Presence;
  /** The version that the form went on from when the server was asked. */
  readonly askedFrom: string | null;
}

/** Who else has an entry open; null while that is not known, and where the server does not tell. */
export function usePresence(session: EntrySession, uid: string, id: number): KnownPresence | null {
  const http = useService(httpRef);
  const [known, setKnown] = useState<KnownPresence | null>(null);
  useEffect(() => {
    const visitor = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const { form, version, endings } = session;
    let askedFrom = version();
    const visit = startVisit({
      async tell(does) {
        askedFrom = version();
        const { data } = await http.call('POST /content-manager/presence/:uid/:id', {
          params: { uid, id },
          body: { visitor, does },
        });
        return data;
      },
      isModified: form.isModified,
      onChange: form.onChange,
      onAnswer: (presence) => setKnown(presence && { presence, askedFrom }),
    });
    const unfollow = endings.add((ending) => {
      if (ending === 'deleted') visit.stop();
    });
    return () => {
      unfollow();
      visit.leave();
      setKnown(null);
    };
  }, [http, id, session, uid]);
  return known;
}
