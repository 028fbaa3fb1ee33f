import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EntryAddress } from '../../entry/index.ts';
import { useEditSession } from './use-edit-session.ts';

const at = (id: string | null): EntryAddress => ({
  uid: 'api::gallery.gallery',
  kind: 'collectionType',
  id,
  parameters: {},
});

describe('an edit session', () => {
  it('continues after the first save and changes with any other entry', () => {
    const { result, rerender } = renderHook(({ id }: { id: string | null }) => useEditSession(at(id)), {
      initialProps: { id: null as string | null },
    });
    const first = result.current.session;
    act(() => result.current.continueAt(at('7')));
    rerender({ id: '7' });
    expect(result.current.session).toBe(first);
    rerender({ id: '8' });
    const second = result.current.session;
    expect(second).not.toBe(first);
    rerender({ id: null });
    expect([first, second]).not.toContain(result.current.session);
  });

  it('changes when an entry of an earlier session is opened again', () => {
    const { result, rerender } = renderHook(({ id }: { id: string | null }) => useEditSession(at(id)), {
      initialProps: { id: null as string | null },
    });
    act(() => result.current.continueAt(at('7')));
    rerender({ id: '7' });
    rerender({ id: null });
    const another = result.current.session;
    rerender({ id: '7' });
    expect(result.current.session).not.toBe(another);
  });
});
