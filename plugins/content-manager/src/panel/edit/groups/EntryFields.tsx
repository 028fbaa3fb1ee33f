import { memo, useMemo } from 'react';
import { useEditing } from '../editing/editing-context.ts';
import { RowsInSlices } from '../layout/RowsInSlices.tsx';
import { editGroups } from './edit-groups.ts';
import { FieldSections } from './FieldSections.tsx';
import { FieldTabs } from './FieldTabs.tsx';

/**
 * The fields of an entry: on one page, or in the groups that the configuration of its type names.
 * @param isPage whether they are what the page is about, and not a side panel on it
 */
export const EntryFields = memo(function EntryFields({ isPage }: { readonly isPage: boolean }) {
  const { layout } = useEditing();
  const groups = useMemo(() => editGroups(layout), [layout]);
  if (groups.length === 0) return <RowsInSlices rows={layout.rows} />;
  const Groups = layout.groups?.kind === 'sections' ? FieldSections : FieldTabs;
  return <Groups groups={groups} isPage={isPage} />;
});
