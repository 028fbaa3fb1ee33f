import { anySubject, entryActions } from '@admin/content-model';
import { anyOf } from '@admin/shell';

/** Permissions of which one is required for the link "Content" in the main navigation. */
export const opensContent = anyOf(
  { action: entryActions.read, subject: anySubject },
  // Users who may build types are led to the builder while there are none.
  { action: 'plugin::content-type-builder.read' },
);
