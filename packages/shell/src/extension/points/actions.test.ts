import { describe, expect, it } from 'vitest';
import { createTestRuntime } from '../../testing/create-test-runtime.ts';
import { definePlugin } from '../core/plugin.ts';
import { extensionsRef } from '../registration.ts';
import type { Action } from './actions.ts';
import { bulkActions, type Selection } from './entry-actions.ts';

const action = (id: string, rest: Partial<Action<Selection>> = {}): Action<Selection> => ({
  id,
  useAction: () => ({ label: { id, defaultMessage: id }, run: () => undefined }),
  ...rest,
});
const manager = definePlugin({
  id: 'manager',
  contributes: [bulkActions.add([action('publish'), action('unpublish'), action('delete')])],
});
const start = (...contributes: readonly ReturnType<typeof bulkActions.add>[]) =>
  createTestRuntime({ plugins: [manager, definePlugin({ id: 'extra', contributes })] });
const idsIn = ({ registry }: ReturnType<typeof start>) => registry.list(bulkActions).map(({ id }) => id);

describe('bulk actions', () => {
  it('[E25] include a single action at its position among the others', () => {
    expect(idsIn(start(bulkActions.add(action('export', { after: 'publish' }))))).toEqual([
      'publish',
      'export',
      'unpublish',
      'delete',
    ]);
  });

  it('[E25] can be rewritten by a function, and what it adds belongs to its plugin', () => {
    const runtime = start(
      bulkActions.add((existing) => [action('first'), ...existing.filter(({ id }) => id !== 'delete')]),
    );
    expect(idsIn(runtime)).toEqual(['first', 'publish', 'unpublish']);
    expect(runtime.registry.list(bulkActions).map(({ pluginId }) => pluginId)).toEqual([
      'extra',
      'manager',
      'manager',
    ]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('cannot');
      },
    ],
    ['returns no list', () => 'nothing'],
    ['returns strangers', () => [null]],
  ])('[E25] skip and report a function that %s', (_name, fold) => {
    const runtime = start(bulkActions.add(fold as () => never));
    expect(idsIn(runtime)).toEqual(['publish', 'unpublish', 'delete']);
    expect(runtime.problems.list()).toMatchObject([{ code: 'HOOK_FAILED', pluginId: 'extra' }]);
  });

  it.each([
    ['string', 'publish'],
    ['number', 7],
    ['undefined', undefined],
    ['null', null],
    ['object', {}],
  ])('[E26] report the received type for anything but a list or a function: %s', (type, value) => {
    const { registerBulkActions } = createTestRuntime().services.get(extensionsRef, 'extra');
    expect(() => registerBulkActions(value as never)).toThrow(
      new TypeError(`Bulk actions must be given as an array or a function, but received: ${type}`),
    );
  });

  it('[E26] report the same message for an invalid contribution of a plugin', () => {
    expect(start(bulkActions.add('publish' as never)).problems.list()).toMatchObject([
      {
        code: 'CONTRIBUTION_INVALID',
        pluginId: 'extra',
        message: 'Bulk actions must be given as an array or a function, but received: string',
      },
    ]);
  });

  it('[E26] reject an action without a hook', () => {
    const { registerBulkActions } = createTestRuntime().services.get(extensionsRef, 'extra');
    expect(() => registerBulkActions([{ id: 'empty' } as never])).toThrow(
      'An action needs a `useAction` hook',
    );
  });

  it('[E26] name the keys of an action whose hook is mistyped', () => {
    const mistyped = { id: 'empty', useActoin: () => null };
    expect(start(bulkActions.add(mistyped as never)).problems.list()).toMatchObject([
      {
        code: 'CONTRIBUTION_INVALID',
        message: 'An action needs a `useAction` hook; did you mean one of its keys: id, useActoin?',
      },
    ]);
  });

  it('[E34] lose an action registered at runtime through its disposer', () => {
    const runtime = start();
    const { registerBulkActions } = runtime.services.get(extensionsRef, 'extra');
    const disposeList = registerBulkActions([action('archive')]);
    const disposeFold = registerBulkActions((existing) => existing.toReversed());
    expect(idsIn(runtime)).toEqual(['archive', 'delete', 'unpublish', 'publish']);
    disposeFold();
    disposeList();
    expect(idsIn(runtime)).toEqual(['publish', 'unpublish', 'delete']);
  });
});
