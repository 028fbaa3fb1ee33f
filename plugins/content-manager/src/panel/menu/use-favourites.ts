import { sessionRef, useStore } from '@admin/shell';
import { useState } from 'react';

/** The content types that somebody keeps at the top of the menu, in this browser. */
export interface Favourites {
  readonly uids: ReadonlySet<string>;
  readonly toggle: (uid: string) => void;
}

function storageKey(userId: number | undefined): string {
  return `admin.favourite-content-types.${userId ?? ''}`;
}

/** What is kept under a key; nothing where that is no list of texts. */
function readUids(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((uid) => typeof uid === 'string') : [];
  } catch {
    return [];
  }
}

/** The user's favourites; kept by the browser, so that the menu is whole from its first painting. */
export function useFavourites(): Favourites {
  const key = storageKey(useStore(sessionRef, ({ user }) => user?.id));
  const [kept, setKept] = useState({ key, uids: readUids(key) });
  if (kept.key !== key) setKept({ key, uids: readUids(key) });
  return {
    uids: new Set(kept.uids),
    toggle(uid) {
      // Another window may have changed them meanwhile.
      const before = readUids(key);
      const uids = before.includes(uid) ? before.filter((one) => one !== uid) : [...before, uid];
      localStorage.setItem(key, JSON.stringify(uids));
      setKept({ key, uids });
    },
  };
}
