import { creatorName } from '@admin/content-model';
import type { PresentPerson, Presence } from '@admin/contract';
import { Avatar } from '@admin/ui';
import { useReducer, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { httpRef, useService } from '@admin/shell';
import type { EntrySession } from '../session/entry-session.ts';
import { useEditing } from '../editing/editing-context.ts';
import styles from './EntryPresence.module.css';
import { presenceMessages } from './messages.ts';
import { NewerVersion } from './NewerVersion.tsx';
import { startVisit } from './presence-heartbeat.ts';

export interface EntryPresenceProps {
  readonly session: EntrySession;
  /** Id of the entry. */
  readonly id: number;
  /** Whether something is being done with the entry, so that its version is about to change. */
  readonly isBusy: boolean;
}

/** Who else has the entry open, and whether somebody else saved it. Tells politely; nobody is kept from anything. */
export function EntryPresence({ session, id, isBusy }: EntryPresenceProps) {
  const { address } = useEditing();
  const known = usePresence(session, address.uid, id);
  // A session does not tell of its version, which is another one now.
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const people = known?.presence.people ?? [];
  const version = session.version();
  // An answer to a question that was asked before the last save tells nothing new.
  const isNewer =
    !isBusy &&
    known !== null &&
    version !== null &&
    known.askedFrom === version &&
    known.presence.version !== version;
  return (
    <div aria-live="polite" className={styles['present']}>
      {people.length > 0 && (
        <ul className={styles['people']}>
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
      {isNewer && <NewerVersion onLoaded={lookAgain} presence={known.presence} session={session} />}
    </div>
  );
}

function Person({ person }: { readonly person: PresentPerson }) {
  const intl = useIntl();
  const who = creatorName(person) ?? intl.formatMessage(presenceMessages.somebody);
  return (
    <li className={styles['person']}>
      <Avatar label="" name={who} size="small" />
      <span>
        {intl.formatMessage(person.isEditing ? presenceMessages.editing : presenceMessages.here, { who })}
      </span>
    </li>
  );
}

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
