import { useCallback, useState } from 'react';
import type { Folder } from '../../folder-shapes.ts';
import type { Several } from '../folders/several.ts';

/** A dialog over the library; it keeps what it is about while it closes. */
export type Question =
  | { readonly about: 'folder'; readonly folder: Pick<Folder, 'id' | 'name'> | null }
  | { readonly about: 'move' | 'delete'; readonly items: Several };

export interface Questions {
  /** The last one, also while it closes. */
  readonly asked: Question | null;
  readonly isOpen: boolean;
  /** Counts the questions: each begins anew. */
  readonly number: number;
  readonly ask: (question: Question) => void;
  readonly close: () => void;
}

/** The one question that stands over the library. */
export function useQuestions(): Questions {
  const [state, setState] = useState<{
    readonly asked: Question | null;
    readonly isOpen: boolean;
    readonly number: number;
  }>({ asked: null, isOpen: false, number: 0 });
  const ask = useCallback(
    (asked: Question) => setState(({ number }) => ({ asked, isOpen: true, number: number + 1 })),
    [],
  );
  const close = useCallback(() => setState((before) => ({ ...before, isOpen: false })), []);
  return { ...state, ask, close };
}
