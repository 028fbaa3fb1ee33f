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
import { startHeartbeat } from './presence-heartbeat.ts';

export interface EntryPresenceProps {
  readonly session: EntrySession;
  readonly id: number;
  /** True if an action is running that may change the version of the entry. */
  readonly isBusy: boolean;
}

/** The other users who have the entry open, and a newer version that one of them has saved. */
export function EntryPresence({ session, id, isBusy }: EntryPresenceProps) {
  const { address } = useEditing();
  const known = usePresence(session, address.uid, id);
  // The session does not notify of its new version.
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  const people = known?.presence.people ?? [];
  const version = session.version();
  // A response to a request from before the last save has an outdated version.
  const isNewer =
    !isBusy &&
    known !== null &&
    version !== null &&
    known.requestedFrom === version &&
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
      {isNewer && <NewerVersion onLoaded={renderAgain} presence={known.presence} session={session} />}
    </div>
  );
}

function Person({ person }: { readonly person: PresentPerson }) {
  const intl = useIntl();
  const who = creatorName(person) ?? intl.formatMessage(presenceMessages.anotherUser);
  return (
    <li className={styles['person']}>
      <Avatar label="" name={who} size="small" />
      <span>
        {intl.formatMessage(person.isEditing ? presenceMessages.editing : presenceMessages.here, { who })}
      </span>
    </li>
  );
}

/** The presence of other users on an entry. */
interface KnownPresence {
  readonly presence: Presence;
  /** The version that the form was based on at the time of the request. */
  readonly requestedFrom: string | null;
}

/** Returns the presence of other users on an entry; null while it is unknown, and on servers without this endpoint. */
function usePresence(session: EntrySession, uid: string, id: number): KnownPresence | null {
  const http = useService(httpRef);
  const [known, setKnown] = useState<KnownPresence | null>(null);
  useEffect(() => {
    const visitor = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const { form, version, endings } = session;
    let requestedFrom = version();
    const heartbeat = startHeartbeat({
      async send(does) {
        requestedFrom = version();
        const { data } = await http.call('POST /content-manager/presence/:uid/:id', {
          params: { uid, id },
          body: { visitor, does },
        });
        return data;
      },
      isModified: form.isModified,
      onChange: form.onChange,
      onResponse: (presence) => setKnown(presence && { presence, requestedFrom }),
    });
    const unfollow = endings.add((ending) => {
      if (ending === 'deleted') heartbeat.stop();
    });
    return () => {
      unfollow();
      heartbeat.leave();
      setKnown(null);
    };
  }, [http, id, session, uid]);
  return known;
}
