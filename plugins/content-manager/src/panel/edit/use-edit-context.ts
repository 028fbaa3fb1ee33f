import type { Entry } from '@admin/content-model';
import { useHook } from '@admin/shell';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { mutateEditLayout, type EditContext, type EditLayout } from '../../points.ts';
import { checkLayout } from '../hook-checks.ts';
import { promisedLocale } from '../address/index.ts';
import type { EntryAddress } from '../entry/index.ts';
import type { ContentTypeView } from '../schema/index.ts';
import { inGroupOrder } from './groups/edit-groups.ts';
import { editLayout } from './layout/edit-layout.ts';

/** What plugins are told about the edit view, and the arrangement of its fields after they had their say. */
export function useEditContext(spec: {
  readonly view: ContentTypeView;
  readonly address: EntryAddress;
  readonly entry: Entry | null;
  readonly origin: Entry | null;
}): { readonly context: EditContext; readonly layout: EditLayout } {
  const { view, address, entry, origin } = spec;
  const clonedFrom = entry ? undefined : origin?.id;
  const { parameters } = address;
  const context = useMemo<EditContext>(
    () => ({
      contentType: view.contentType,
      configuration: view.configuration,
      entry,
      ...(clonedFrom === undefined ? {} : { clonedFrom }),
      ...promisedLocale(parameters),
    }),
    [view, entry, clonedFrom, parameters],
  );
  const saved = useMemo(() => editLayout(view), [view]);
  const arranged = useHook(mutateEditLayout, saved, context, checkLayout);
  const layout = useMemo(() => inGroupOrder(arranged), [arranged]);
  const [kept, setKept] = useState(layout);
  // Plugins arrange the fields anew after each save; those that are as before are not to be rendered again.
  const next = useMemo(() => replaceEqualDeep(kept, layout), [kept, layout]);
  if (next !== kept) setKept(next);
  return { context, layout: next };
}
