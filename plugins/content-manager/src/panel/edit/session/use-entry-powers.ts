import { entryActions } from '@admin/content-model';
import { useCan, useGrants } from '@admin/shell';
import { useMemo } from 'react';
import { entryRights, type EntryRights } from './field-access.ts';

/** What the user may do with entries of a content type, fields aside. */
export interface EntryPowers {
  readonly create: boolean;
  readonly read: boolean;
  readonly update: boolean;
  readonly delete: boolean;
  readonly publish: boolean;
}

/** The user's powers over the entries of a content type. */
export function useEntryPowers(uid: string): EntryPowers {
  return {
    create: useCan([{ action: entryActions.create, subject: uid }]),
    read: useCan([{ action: entryActions.read, subject: uid }]),
    update: useCan([{ action: entryActions.update, subject: uid }]),
    delete: useCan([{ action: entryActions.delete, subject: uid }]),
    publish: useCan([{ action: entryActions.publish, subject: uid }]),
  };
}

/** The user's rights on the fields of a content type. */
export function useEntryRights(uid: string): EntryRights {
  const create = useGrants({ action: entryActions.create, subject: uid });
  const read = useGrants({ action: entryActions.read, subject: uid });
  const update = useGrants({ action: entryActions.update, subject: uid });
  return useMemo(() => entryRights([...create, ...read, ...update], uid), [create, read, update, uid]);
}
