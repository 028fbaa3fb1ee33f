import type { Entry } from '@admin/content-model';
import { type EditedEntry, headerActions } from '@admin/shell';
import { ActionButton, ActionOutlet } from '@admin/shell/host';
import { useMemo } from 'react';
import { promisedLocale } from '../../address/index.ts';
import { useEntryCache } from '../../entry/index.ts';
import type { Publication } from '../../publication/publication.ts';
import { useEditing } from '../editing/editing-context.ts';

export interface PluginActionsProps {
  readonly entry: Entry | null;
  readonly isModified: boolean;
  readonly publication: Publication;
}

/** What plugins let the user do with the entry, as buttons. */
export function PluginActions({ entry, isModified, publication }: PluginActionsProps) {
  const { address } = useEditing();
  const cache = useEntryCache();
  const input = useMemo<EditedEntry>(
    () => ({
      contentType: address.uid,
      kind: address.kind,
      id: entry?.id ?? null,
      publication,
      isModified,
      refresh: async () => void (await cache.refresh(address)),
      ...promisedLocale(address.parameters),
    }),
    [address, cache, entry, isModified, publication],
  );
  return (
    <ActionOutlet input={input} point={headerActions}>
      {(action) => <ActionButton action={action} />}
    </ActionOutlet>
  );
}
