import { sessionRef, useStore } from '@admin/shell';
import { forgetPages } from '@admin/shell/host';
import { useState } from 'react';

/** The user's favorite content types, stored in this browser. */
export interface Favourites {
  readonly uids: ReadonlySet<string>;
  readonly toggle: (uid: string) => void;
}

function storageKey(userId: number | undefined): string {
  return `admin.favourite-content-types.${userId ?? ''}`;
}

/** Reads the stored uids; an empty list if the stored value is invalid. */
function readUids(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((uid) => typeof uid === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns the user's favorites, from local storage, so that the first paint of the menu is complete. */
export function useFavourites(): Favourites {
  const key = storageKey(useStore(sessionRef, ({ user }) => user?.id));
  const [current, setCurrent] = useState({ key, uids: readUids(key) });
  if (current.key !== key) setCurrent({ key, uids: readUids(key) });
  return {
    uids: new Set(current.uids),
    toggle(uid) {
      // Another window may have changed them.
      const before = readUids(key);
      const uids = before.includes(uid) ? before.filter((one) => one !== uid) : [...before, uid];
      localStorage.setItem(key, JSON.stringify(uids));
      // Remembered pages contain the menu with the former favorites.
      void forgetPages();
      setCurrent({ key, uids });
    },
  };
}
