import { createContext, use } from 'react';
import { useStore } from '@admin/shell';
import type { RolePermissionsStore } from '../../role-permissions/role-permissions-store.ts';
import type { CellPermissions } from '../../role-permissions/cell-permissions.ts';

/** The values that every checkbox of the editor needs. */
export interface EditorState {
  readonly store: RolePermissionsStore;
  /** `read` shows the permissions without changing them. */
  readonly mode: 'edit' | 'read';
}

export const EditorContext = createContext<EditorState | null>(null);

/** Returns the editor around a checkbox; throws outside of one. */
export function useEditor(): EditorState {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be used within the permission editor.');
  return editor;
}

/** Returns a value derived from the permissions; the component renders again only when the value changes. */
export function useCellPermissions<T>(select: (permissions: CellPermissions) => T): T {
  return useStore(useEditor().store, ({ permissions }) => select(permissions));
}
