import { entryActions } from '@admin/content-model';
import { useCan } from '@admin/shell';

/** What the user may do with entries of a content type, fields aside. */
export interface EntryPermissions {
  readonly create: boolean;
  readonly read: boolean;
  readonly update: boolean;
  readonly delete: boolean;
  readonly publish: boolean;
}

/** The user's permissions on the entries of a content type. */
export function useEntryPermissions(uid: string): EntryPermissions {
  return {
    create: useCan([{ action: entryActions.create, subject: uid }]),
    read: useCan([{ action: entryActions.read, subject: uid }]),
    update: useCan([{ action: entryActions.update, subject: uid }]),
    delete: useCan([{ action: entryActions.delete, subject: uid }]),
    publish: useCan([{ action: entryActions.publish, subject: uid }]),
  };
}
