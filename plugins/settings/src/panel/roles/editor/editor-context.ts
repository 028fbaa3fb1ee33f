import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { RightsStore } from '../rights/rights-store.ts';
import type { Rights } from '../rights/rights.ts';

/** What every box of the editor needs. */
export interface EditorState {
  readonly store: RightsStore;
  /** `read` shows what is granted and changes nothing. */
  readonly access: 'edit' | 'read';
}

export const EditorContext = createContext<EditorState | null>(null);

/** The editor around a box. Throws outside of one. */
export function useEditor(): EditorState {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be used within the editor of permissions.');
  return editor;
}

/** Something that follows from the rights; the reader is drawn again only when that changes. */
export function useRights<T>(select: (rights: Rights) => T): T {
  return useStore(useEditor().store, ({ rights }) => select(rights));
}
