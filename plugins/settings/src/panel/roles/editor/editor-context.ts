import { createContext, use } from 'react';
import { useStore } from '@admin/shell';
import type { RolePermissionsStore } from '../../role-permissions/role-permissions-store.ts';
import type { CellPermissions } from '../../role-permissions/cell-permissions.ts';

/** What every box of the editor needs. */
export interface EditorState {
  readonly store: RolePermissionsStore;
  /** `read` shows what is granted and changes nothing. */
  readonly mode: 'edit' | 'read';
}

export const EditorContext = createContext<EditorState | null>(null);

/** The editor around a box. Throws outside of one. */
export function useEditor(): EditorState {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be used within the editor of permissions.');
  return editor;
}

/** Something that follows from the permissions; the reader is drawn again only when that changes. */
export function useCellPermissions<T>(select: (permissions: CellPermissions) => T): T {
  return useStore(useEditor().store, ({ permissions }) => select(permissions));
}
